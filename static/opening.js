// Runs before anything of the page is drawn, in old browsers too: sets the language, hides the gallery where something else will
// be shown, and says so where the browser is too old. It is written so that those can read it.
(function () {
  var page = document.documentElement;
  var asked = /(?:^#|&)lang=([^&]*)/.exec(location.hash);
  page.lang = asked ? asked[1] : navigator.language;

  // A link says what to show; without one it is the gallery.
  var way = location.hash.slice(1).split('&')[0];
  if (way && !/^lang=/.test(way) && way !== 'gallery') page.classList.add('elsewhere');

  // What the page, its stylesheet and its scripts need and older browsers do not have.
  var isNew = window.CSS && CSS.supports('color', 'light-dark(#000, #fff)') && CSS.supports('container-type', 'inline-size')
    && window.WebAssembly && WebAssembly.compileStreaming && 'adoptedStyleSheets' in document && 'popover' in page;
  if (!isNew) page.classList.add('is-old');
})();
