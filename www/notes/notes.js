// What every page of the notes does by itself: it marks the section that is read, opens the search with the key /, lands where a link
// leads while figures above grow, and is kept for days without a network. A plain script, so that it works from a disk.
(() => {
  /* ---------- the current section ---------- */
  const entries = new Map([...document.querySelectorAll('.toc a')].map((link) => [link.hash.slice(1), link]));
  const sections = [...entries.keys()].map((id) => document.getElementById(id)).filter(Boolean);
  function mark() {
    const line = innerHeight / 3;
    const read = sections.filter((section) => section.getBoundingClientRect().top <= line).at(-1);
    for (const [id, link] of entries) {
      if (id === read?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
  if (sections.length) {
    let isDue = false;
    addEventListener('scroll', () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => { isDue = false; mark(); });
    }, { passive: true });
    mark();
  }

  /* ---------- a link lands ---------- */
  // Figures take their height when they start. Until the reader scrolls, the place that was asked for stays where it is.
  let target;
  const aim = () => { target = document.getElementById(decodeURIComponent(location.hash.slice(1))); };
  const leave = () => { target = undefined; };
  aim();
  addEventListener('hashchange', aim);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(type, leave, { passive: true });
  new ResizeObserver(() => target?.scrollIntoView()).observe(document.body);

  /* ---------- the chapters ---------- */
  const chapters = document.querySelector('.chapters');
  addEventListener('click', ({ target }) => { if (chapters && !chapters.contains(target)) chapters.open = false; });
  chapters?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !chapters.open) return;
    chapters.open = false;
    chapters.querySelector('summary').focus();
  });

  /* ---------- the search ---------- */
  addEventListener('keydown', (event) => {
    const [at] = event.composedPath();
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || at.isContentEditable || at.matches?.('input, textarea, select')) return;
    const query = document.getElementById('query');
    if (!query && !document.querySelector('a[href="search.html"]')) return;
    event.preventDefault();
    if (query) query.focus();
    else location.href = 'search.html';
  });

  /* ---------- without a network ---------- */
  if (!/^https?:$/.test(location.protocol) || !navigator.serviceWorker) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register('../../service-worker.js');
      const { active } = await navigator.serviceWorker.ready;
      // What this page is made of was fetched before there was a worker.
      const parts = performance.getEntriesByType('resource').map(({ name }) => name);
      active.postMessage({ keep: [location.href.replace(/#.*/, ''), ...parts.filter((name) => name.startsWith(location.origin))] });
    } catch {
      // Where there can be no worker, the notes need their server every time.
    }
  });
})();
