-- A filter for Pandoc and Quarto: a block of code of the class `ply-scope` becomes a figure (figure.lua).

local function beside(name)
  if quarto then return quarto.utils.resolve_path(name) end
  return pandoc.path.join({ pandoc.path.directory(PANDOC_SCRIPT_FILE), name })
end

local figure = dofile(beside('figure.lua'))

local function drawn(block)
  if block.classes:includes('ply-scope') then return figure.of(block) end
end

local function add(meta, block)
  local includes = meta['header-includes']
  if includes == nil then includes = {} elseif pandoc.utils.type and pandoc.utils.type(includes) ~= 'List' then includes = { includes } end
  table.insert(includes, pandoc.MetaBlocks({ block }))
  meta['header-includes'] = includes
end

local function needs(document)
  if quarto then
    figure.tell_quarto()
    return document
  end
  if figure.found.figure then
    add(document.meta, pandoc.RawBlock('html', '<script defer src="' .. figure.escaped(figure.script()) .. '"></script>'))
  end
  for line in pairs(figure.found.preamble) do add(document.meta, pandoc.RawBlock('latex', line)) end
  return document
end

return { { Meta = figure.read_settings }, { CodeBlock = drawn }, { Pandoc = needs } }
