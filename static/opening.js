// Runs before anything of the page is drawn, in old browsers too: sets the language, hides the opening moment where something else
// will be shown, and says so where the browser is too old. It is written so that those can read it.
(function () {
  var page = document.documentElement;
  var asked = /(?:^#|&)lang=([^&]*)/.exec(location.hash);
  page.lang = asked ? asked[1] : navigator.language;

  /** Whether a link says what to show, or a game is kept that was being played. */
  function isElsewhere() {
    if (location.hash.length > 1 && !/^#lang=/.test(location.hash)) return true;
    try {
      return /^play/.test(localStorage.getItem('plyscope') || '');
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
