-- What Quarto does with the shortcode of the extension, as its documentation says: it gives the handler the words behind the name, and
-- takes from it what a document needs. Here each block of code of the class `ply-scope` is such a call, with its text as `spec`.

local extension = os.getenv('EXTENSION')
local told, head = {}, nil

quarto = {
  utils = { resolve_path = function(name) return pandoc.path.join({ extension, name }) end },
  doc = {
    add_html_dependency = function(dependency) table.insert(told, 'DEPENDENCY ' .. dependency.name) end,
    include_text = function(place, line)
      assert(place == 'in-header')
      table.insert(told, 'HEADER ' .. line)
    end,
  },
}

local handlers = dofile(quarto.utils.resolve_path('shortcode.lua'))

local function call(block)
  local words = { spec = { pandoc.Str(block.text) } }
  for name, value in pairs(block.attributes) do words[name] = { pandoc.Str(value) } end
  return handlers.plyscope({}, words, head)
end

local function tell(document)
  for _, line in ipairs(told) do table.insert(document.blocks, pandoc.RawBlock(FORMAT:match('html') and 'html' or 'latex', line)) end
  return document
end

return { { Meta = function(meta) head = meta end }, { CodeBlock = call }, { Pandoc = tell } }
