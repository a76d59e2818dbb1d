-- A shortcode for Quarto: {{< plyscope spec.json step=25 >}} becomes a figure (figure.lua), as a block of code does. The file may be left
-- out and the search given instead: {{< plyscope spec='{"game":…}' >}}.

local figure = dofile(quarto.utils.resolve_path('figure.lua'))

local function plyscope(args, kwargs, meta)
  figure.read_settings(meta)
  local text, attributes = '', {}
  for name, value in pairs(kwargs) do
    local given = pandoc.utils.stringify(value)
    if name == 'spec' then text = given else attributes[name] = given end
  end
  if args[1] then attributes.file = pandoc.utils.stringify(args[1]) end
  local block = pandoc.CodeBlock(text, pandoc.Attr(attributes.id or '', { 'ply-scope' }, attributes))
  block.attributes.id = nil
  local made = figure.of(block)
  figure.tell_quarto()
  return made or block
end

return { plyscope = plyscope }
