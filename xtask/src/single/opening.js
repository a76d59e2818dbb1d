// Plyscope in one file, for pages without a server: every part under an address of its own, made when parts.js asks for it by name.
const plyscopeInside = ((parts) => {
  const made = {};
  return (name, query) => made[name + query] ??= (() => {
    const [type, text] = parts[name];
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt());
    // Errors are then told by the name that was asked for.
    const called = type === 'text/javascript' ? `\n//# sourceURL=./${name}.js${query}` : '';
    return URL.createObjectURL(new Blob([bytes, called], { type }));
  })();
})({PARTS});
