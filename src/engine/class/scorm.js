// Between the exercise of this page and a learning platform: SCORM 1.2 or 2004, whichever the platform offers. The platform keeps the
// student's answers and gets a score from 0 to 100 at every check. Where there is no platform the exercise works by itself.
(() => {
  /** The windows between a page and its platform are not more than this. */
  const FARTHEST = 20;
  const EDITIONS = {
    API_1484_11: {
      initialize: 'Initialize', get: 'GetValue', set: 'SetValue', commit: 'Commit', terminate: 'Terminate',
      student: 'cmi.learner_id', score: 'cmi.score', time: 'cmi.session_time', exit: 'cmi.exit',
      // As many characters as the edition has a platform keep, with some room for how it counts them.
      most: 60_000,
    },
    API: {
      initialize: 'LMSInitialize', get: 'LMSGetValue', set: 'LMSSetValue', commit: 'LMSCommit', terminate: 'LMSFinish',
      student: 'cmi.core.student_id', score: 'cmi.core.score', time: 'cmi.core.session_time', exit: 'cmi.core.exit',
      most: 3800,
    },
  };
  const began = Date.now();
  /** What is said when the platform keeps no more; it comes with the page. */
  const { noRoom } = document.currentScript.dataset;

  /** The platform's object in a window or those around it; a window of another origin tells nothing. */
  function upwards(from) {
    let view = from;
    for (let count = 0; view && count < FARTHEST; count += 1) {
      for (const name of Object.keys(EDITIONS)) {
        try {
          if (view[name]) return [view[name], EDITIONS[name], name === 'API'];
        } catch {
          // Another origin: a window further up may be of this one again.
        }
      }
      if (view === view.parent) return undefined;
      view = view.parent;
    }
    return undefined;
  }

  const found = upwards(window) ?? (window.opener ? upwards(window.opener) : undefined)
    ?? (window.top !== window && window.top.opener ? upwards(window.top.opener) : undefined);
  if (!found) return;
  const [api, words, isOld] = found;
  const call = (name, ...given) => {
    try {
      return api[words[name]](...given);
    } catch {
      return '';
    }
  };
  if (String(call('initialize', '')) !== 'true') return;
  const get = (name) => String(call('get', name) ?? '');
  const set = (name, value) => call('set', name, String(value));

  const element = document.querySelector('ply-scope');
  const student = get(words.student);
  // Everybody's variant is drawn from the number by which the platform knows them.
  if (student) element.setAttribute('student', student);
  const kept = get('cmi.suspend_data');
  if (kept) {
    try {
      element.progress = unpacked(JSON.parse(kept));
    } catch {
      // What cannot be read is begun anew.
    }
  } else if (isOld) {
    set('cmi.core.lesson_status', 'incomplete');
  } else {
    set('cmi.completion_status', 'incomplete');
  }

  /** Work with the names of fields written once, as `names`, and of every answer its texts alone, in that order. */
  function packed({ v, answer: { tries, ...answer } }, some) {
    const names = [...new Set(tries.flatMap(({ answers }) => answers.flatMap(Object.keys)))];
    const texts = (fields) => names.map((name) => fields[name] ?? '').join('\n').trimEnd();
    return { v, names: names.join(' '), answer: { ...answer, tries: some.map(({ at, answers }) => [at, ...answers.map(texts)]) } };
  }

  /** Work as the element takes it. */
  function unpacked(work) {
    if (work.names === undefined) return work;
    const names = work.names.split(' ');
    const fields = (texts) => Object.fromEntries(texts.split('\n').map((text, at) => [names[at], text]).filter(([, text]) => text));
    const tries = work.answer.tries.map(([at, ...answers]) => ({ at, answers: answers.map(fields) }));
    return { v: work.v, answer: { ...work.answer, tries } };
  }

  /** The student's work as a text that the platform keeps: where it is long without names that come again, then without drafts and
   * tries between the first and the last. Undefined where even the first answers are longer. */
  function text() {
    const { progress } = element;
    if (!progress) return undefined;
    const { tries } = progress.answer;
    const ends = tries.length > 2 ? [tries[0], tries.at(-1)] : tries;
    const forms = [() => progress, () => packed(progress, tries), () => packed(progress, ends), () => packed(progress, tries.slice(0, 1))];
    for (const form of forms) {
      const shorter = JSON.stringify(form());
      if (shorter.length <= words.most) return shorter;
    }
    return undefined;
  }

  function keep() {
    const state = text();
    if (state !== undefined) set('cmi.suspend_data', state);
    else if (element.progress && !document.querySelector('.too-long')) {
      const said = Object.assign(document.createElement('p'), { className: 'too-long', textContent: noRoom });
      said.setAttribute('role', 'alert');
      element.after(said);
    }
  }

  /** Has the platform keep all that was set, and the work with it if the page never ends as it should. */
  function commit() {
    keep();
    set(words.time, time());
    set(words.exit, 'suspend');
    call('commit', '');
  }

  /** How long the page was open: `HH:MM:SS` in 1.2, a duration of ISO 8601 in 2004. */
  function time() {
    const seconds = Math.round((Date.now() - began) / 1000);
    if (!isOld) return `PT${seconds}S`;
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return parts.map((part) => String(part).padStart(2, '0')).join(':');
  }

  element.addEventListener('ply-scope:score', ({ detail: { score, max } }) => {
    const share = max > 0 ? Math.min(Math.max(score / max, 0), 1) : 0;
    set(`${words.score}.min`, 0);
    set(`${words.score}.max`, 100);
    set(`${words.score}.raw`, Math.round(10_000 * share) / 100);
    if (isOld) {
      set('cmi.core.lesson_status', 'completed');
    } else {
      set('cmi.score.scaled', Math.round(10_000 * share) / 10_000);
      set('cmi.completion_status', 'completed');
    }
    commit();
  });

  let isOver = false;
  addEventListener('pagehide', () => {
    if (isOver) return;
    isOver = true;
    commit();
    call('terminate', '');
  });
})();
