// The page of Plyscope itself: one lab, in the language and the theme of the browser.
import { LabElement } from './lab.js';

customElements.define('ply-scope', LabElement);
