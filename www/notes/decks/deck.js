// Starts a deck of the lectures with reveal.js, whose folder `dist` lies beside this file under the name `reveal`.
import Reveal from './reveal/reveal.mjs';
import Plyscope from '../../plyscope-reveal.js';

new Reveal({ hash: true, width: 1280, height: 720, plugins: [Plyscope] }).initialize();
