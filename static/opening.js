// Runs before anything of the page is drawn, in old browsers too: sets the language, hides the gallery where something else will
// be shown, and says so where the browser is too old. It is written so that those can read it.
(function () {
  var page = document.documentElement;
  var asked = /(?:^#|&)lang=([^&]*)/.exec(location.hash);
  page.lang = asked ? asked[1] : navigator.language;

  /** Whether a link says what to show, or something is kept that the page comes back to. */
  function isElsewhere() {
    var way = location.hash.slice(1).split('&')[0];
    if (way && !/^lang=/.test(way)) return way !== 'gallery';
    try {
      return Boolean(localStorage.getItem('plyscope') || localStorage.getItem('plyscope-lab'));
    } catch (error) {
      // Storage may be forbidden; then nothing is kept.
      return false;
    }
  }
  if (isElsewhere()) page.classList.add('elsewhere');

  // What the page, its stylesheet and its scripts need and older browsers do not have.
  var isNew = window.CSS && CSS.supports('color', 'light-dark(#000, #fff)') && CSS.supports('container-type', 'inline-size')
    && window.WebAssembly && WebAssembly.compileStreaming && 'adoptedStyleSheets' in document && 'popover' in page;
  if (!isNew) page.classList.add('is-old');
})();
