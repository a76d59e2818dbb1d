// Plyscope in one file, for pages without a server: every part under an address of its own, made when lab.js asks for it by name.
globalThis.plyscopeBeside ??= ((parts) => {
  const made = { './': '' };
  return (asked) => made[asked] ??= (() => {
    const [, type, text] = parts.find(([name]) => name === asked.split('?')[0]);
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt());
    // Errors are then told by the name that was asked for.
    const called = type === 'text/javascript' ? `\n//# sourceURL=${asked}` : '';
    return URL.createObjectURL(new Blob([bytes, called], { type }));
  })();
})(PARTS);
