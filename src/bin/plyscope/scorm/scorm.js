// Between the exercise of this page and a learning platform: SCORM 1.2 or 2004, whichever the platform offers. The platform keeps the
// student's answers and gets a score from 0 to 100 at every check. Where there is no platform the exercise works by itself.
(() => {
  /** As much as SCORM 1.2 keeps of a student's work, with some room for how a platform counts characters. */
  const MOST = 3800;
  /** The windows between a page and its platform are not more than this. */
  const FARTHEST = 20;
  const EDITIONS = {
    API_1484_11: {
      initialize: 'Initialize', get: 'GetValue', set: 'SetValue', commit: 'Commit', terminate: 'Terminate',
      student: 'cmi.learner_id', score: 'cmi.score', time: 'cmi.session_time', exit: 'cmi.exit',
    },
    API: {
      initialize: 'LMSInitialize', get: 'LMSGetValue', set: 'LMSSetValue', commit: 'LMSCommit', terminate: 'LMSFinish',
      student: 'cmi.core.student_id', score: 'cmi.core.score', time: 'cmi.core.session_time', exit: 'cmi.core.exit',
    },
  };
  const began = Date.now();

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
      element.progress = JSON.parse(kept);
    } catch {
      // What cannot be read is begun anew.
    }
  } else if (isOld) {
    set('cmi.core.lesson_status', 'incomplete');
  } else {
    set('cmi.completion_status', 'incomplete');
  }

  /** The student's work as text that a platform keeps: without tries between the first and the last where it is long. */
  function text() {
    const { progress } = element;
    if (!progress) return undefined;
    const whole = JSON.stringify(progress);
    if (whole.length <= MOST) return whole;
    const { answer } = progress;
    const tries = answer.tries.length > 2 ? [answer.tries[0], answer.tries.at(-1)] : answer.tries;
    for (const some of [tries, tries.slice(0, 1)]) {
      const shorter = JSON.stringify({ v: progress.v, answer: { ...answer, tries: some } });
      if (shorter.length <= MOST) return shorter;
    }
    return undefined;
  }

  function keep() {
    const state = text();
    if (state !== undefined) set('cmi.suspend_data', state);
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
    keep();
    call('commit', '');
  });

  let isOver = false;
  addEventListener('pagehide', () => {
    if (isOver) return;
    isOver = true;
    keep();
    set(words.time, time());
    set(words.exit, 'suspend');
    call('commit', '');
    call('terminate', '');
  });
})();
