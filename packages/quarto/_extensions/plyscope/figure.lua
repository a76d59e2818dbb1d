-- A block with a search becomes a figure that steps through it: the element in HTML, TikZ in LaTeX, a picture elsewhere. Pictures are
-- drawn by the command `plyscope` while the document is made. Where it is missing, or refuses the search, the block stays as it is and
-- a line says why: a document never fails because of a figure.

local PREFIX = 'plyscope: '
-- What the document says under these names: the command, and where the script of the element is.
local settings = { command = 'plyscope', script = 'ply-scope-all.js' }
local found = { figure = false, preamble = {} }

local function say(text)
  io.stderr:write(PREFIX .. text .. '\n')
end

local function escaped(text)
  return (text:gsub('[&<>"\']', { ['&'] = '&amp;', ['<'] = '&lt;', ['>'] = '&gt;', ['"'] = '&quot;', ["'"] = '&#39;' }))
end

local function is_html()
  return FORMAT:match('html') or FORMAT:match('revealjs') or FORMAT:match('slidy') or FORMAT:match('slideous') or FORMAT:match('dzslides')
    or FORMAT:match('s5')
end

local function is_latex()
  return FORMAT:match('latex') or FORMAT:match('beamer')
end

-- The spec of a block: its text, or the file that its attribute names.
local function spec_of(block)
  local name = block.attributes.file
  if not name then return block.text end
  local file, reason = io.open(name, 'r')
  if not file then
    say(reason)
    return nil
  end
  local text = file:read('a')
  file:close()
  return text
end

-- A picture of the block's step as text; nil where it cannot be drawn.
local function drawn(block, spec, format)
  local arguments = { 'render', '--format', format }
  for _, name in ipairs({ 'step', 'lang' }) do
    local value = block.attributes[name]
    if value and value ~= 'auto' then
      table.insert(arguments, '--' .. name)
      table.insert(arguments, value)
    end
  end
  local is_done, result = pcall(pandoc.pipe, settings.command, arguments, spec)
  if is_done then return result end
  -- An error of the command has its words in `output`; one of pandoc tells that there is no such command.
  say(type(result) == 'table' and (result.output ~= '' and result.output or settings.command .. ' could not draw a figure') or tostring(result))
  return nil
end

local function alternative(block)
  return block.attributes.alt or 'A step of a game-tree search.'
end

local function element(block, spec)
  local parts = { '<ply-scope config="' .. escaped(spec) .. '"' }
  for name, value in pairs(block.attributes) do
    if name ~= 'file' and name ~= 'alt' then table.insert(parts, escaped(name) .. '="' .. escaped(value) .. '"') end
  end
  if block.identifier ~= '' then table.insert(parts, 'id="' .. escaped(block.identifier) .. '"') end
  local picture = drawn(block, spec, 'svg')
  -- Without scripts, and until the search is there, the picture stands in the element.
  local inside = picture and '<img alt="' .. escaped(alternative(block)) .. '" src="data:image/svg+xml,'
    .. picture:gsub('[^%w%-%._~]', function(letter) return string.format('%%%02X', letter:byte()) end) .. '">' or ''
  found.figure = true
  return pandoc.RawBlock('html', table.concat(parts, ' ') .. '>' .. inside .. '</ply-scope>')
end

local function tikz(block, spec)
  local text = drawn(block, spec, 'tikz')
  if not text then return nil end
  -- The packages that the picture needs stand in a comment at its top.
  for line in text:gmatch('%% (\\usepackage[^\n]*)') do found.preamble[line] = true end
  return pandoc.RawBlock('latex', '\\begin{center}\n' .. text .. '\\end{center}')
end

local function picture(block, spec)
  local text = drawn(block, spec, 'svg')
  if not text then return nil end
  local name = 'plyscope-' .. pandoc.utils.sha1(text) .. '.svg'
  pandoc.mediabag.insert(name, 'image/svg+xml', text)
  return pandoc.Para({ pandoc.Image({ pandoc.Str(alternative(block)) }, name) })
end

local figure = { found = found, escaped = escaped, script = function() return settings.script end }

-- Reads from the head of a document which command draws, and where the element is.
function figure.read_settings(meta)
  for name in pairs(settings) do
    local given = meta['plyscope-' .. name]
    if given then settings[name] = pandoc.utils.stringify(given) end
  end
end

-- The figure of a block; nil where it stays as it is.
function figure.of(block)
  local spec = spec_of(block)
  if not spec then return nil end
  if is_html() then return element(block, spec) end
  return (is_latex() and tikz or picture)(block, spec)
end

-- Tells Quarto what the figures so far need.
function figure.tell_quarto()
  if found.figure then
    quarto.doc.add_html_dependency({
      name = 'plyscope', version = '0.1.0', scripts = { { path = settings.script, afterBody = true } },
    })
  end
  for line in pairs(found.preamble) do quarto.doc.include_text('in-header', line) end
end

return figure
