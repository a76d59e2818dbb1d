// The search of the notes. The build writes the index, which cuts texts into the same words (xtask/src/notes/index.rs). Both are plain
// scripts, so that the page works from a disk, where a browser loads no modules and no data.
(() => {
  const { places, words } = globalThis.plyscopeNotes;
  const known = Object.keys(words);
  const field = document.getElementById('query');
  const said = document.getElementById('said');
  const list = document.getElementById('found');
  const HAN = '\u3400-\u9fff\uf900-\ufaff';
  const RUNS = new RegExp(`[${HAN}]+|(?:(?![${HAN}])[\\p{Alphabetic}\\p{N}])+`, 'gu');
  const FIRST = new RegExp(`^[${HAN}]`, 'u');
  /** How much is shown of a section, in characters: of Chinese, and of anything else. */
  const [WIDE, NARROW] = [70, 180];

  /** Cuts a query: pairs of neighbouring Chinese characters, and runs of letters and digits without an s at the end. */
  function cut(query) {
    const runs = query.toLowerCase().match(RUNS) ?? [];
    return runs.flatMap((run) => {
      const letters = [...run];
      if (!FIRST.test(run)) return [letters.length > 3 ? run.replace(/s$/, '') : run];
      return letters.length < 2 ? [run] : letters.slice(1).map((letter, at) => letters[at] + letter);
    });
  }

  /** How many letters have to be changed, added, left out or exchanged with the next to make one word of another, if at most `most`. */
  function distance(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return Infinity;
    let [before, last] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
    for (let row = 1; row <= one.length; row += 1) {
      const now = [row];
      for (let at = 1; at <= other.length; at += 1) {
        const isSame = one[row - 1] === other[at - 1];
        now[at] = Math.min(last[at] + 1, now[at - 1] + 1, last[at - 1] + (isSame ? 0 : 1));
        const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
        if (isSwapped) now[at] = Math.min(now[at], before[at - 2] + 1);
      }
      [before, last] = [last, now];
    }
    return last.at(-1) <= most ? last.at(-1) : Infinity;
  }

  /** The words of the notes that a word may mean: those that begin with it, or else those that are spelt almost like it. */
  function meant(word) {
    const begun = known.filter((one) => one.startsWith(word));
    if (begun.length || FIRST.test(word) || word.length < 4) return begun;
    const most = word.length < 8 ? 1 : 2;
    return known.filter((one) => distance(word, one, most) <= most);
  }

  /** How well each section fits a word: one that is not the word itself counts a quarter. */
  function weights(word) {
    const found = new Map();
    for (const one of meant(word)) {
      const told = words[one];
      for (let at = 0; at < told.length; at += 2) {
        const weight = told[at + 1] * (one === word ? 1 : 0.25);
        found.set(told[at], (found.get(told[at]) ?? 0) + weight);
      }
    }
    return found;
  }

  /** Writes a text with all that the query found in it marked. */
  function marked(text, query) {
    const wanted = [...new Set(cut(query).flatMap((word) => [word, ...meant(word)]))].sort((one, other) => other.length - one.length);
    const lower = text.toLowerCase();
    const parts = [];
    let from = 0;
    for (let at = 0; at < text.length;) {
      const word = wanted.find((one) => lower.startsWith(one, at) && (FIRST.test(one) || at === 0 || !/[\p{Alphabetic}\p{N}]/u.test(lower[at - 1])));
      if (!word) {
        at += 1;
        continue;
      }
      const mark = document.createElement('mark');
      mark.textContent = text.slice(at, at + word.length);
      parts.push(text.slice(from, at), mark);
      from = at += word.length;
    }
    return [...parts, text.slice(from)];
  }

  /** The sections that contain all words, the closest match first. */
  function search(query) {
    const all = [...new Set(cut(query))].map(weights);
    if (!all.length) return [];
    const both = [...all[0].keys()].filter((place) => all.every((found) => found.has(place)));
    const score = (place) => all.reduce((sum, found) => sum + Math.log1p(found.get(place)), 0);
    return both.sort((one, other) => score(other) - score(one) || one - other);
  }

  /** The text around the first occurrence of one of the words. */
  function excerpt(text, query) {
    const lower = text.toLowerCase();
    const words = cut(query);
    const places = [query.trim().toLowerCase(), ...words, ...words.flatMap(meant)].map((word) => lower.indexOf(word));
    const at = Math.max(0, places.find((place) => place >= 0) ?? 0);
    const length = /[\u3400-\u9fff]/.test(text) ? WIDE : NARROW;
    let from = Math.max(0, at - Math.round(length / 3));
    // A cut word is taken whole where words have spaces between them.
    if (from > 0 && length === NARROW) from = text.lastIndexOf(' ', from) + 1;
    const shown = text.slice(from, from + length);
    return (from > 0 ? '… ' : '') + shown + (from + length < text.length ? ' …' : '');
  }

  function row(place, query) {
    const [address, title, text] = places[place];
    const [item, link, about] = ['li', 'a', 'p'].map((tag) => document.createElement(tag));
    link.href = address;
    link.textContent = title;
    about.append(...marked(excerpt(text, query), query));
    item.append(link, about);
    return item;
  }

  function show() {
    const query = field.value;
    const found = search(query);
    list.replaceChildren(...found.map((place) => row(place, query)));
    const { none, one, many } = said.dataset;
    const sentence = found.length > 1 ? many.replace('{count}', found.length) : [none, one][found.length];
    said.textContent = cut(query).length ? sentence : '';
  }

  /** The query stands in the address, so that it is there when the reader comes back, and can be linked. */
  const asked = () => new URLSearchParams(location.hash.slice(1)).get('q') ?? '';
  const keep = () => history.replaceState(null, '', `#q=${encodeURIComponent(field.value)}`);

  field.addEventListener('input', () => { show(); keep(); });
  addEventListener('hashchange', () => { field.value = asked(); show(); });
  // There is nothing to send: Enter leads to the best match.
  field.form.addEventListener('submit', (event) => { event.preventDefault(); list.querySelector('a')?.click(); });
  // What was typed before the index was there is searched for.
  field.value ||= asked();
  show();
  field.focus();
})();
