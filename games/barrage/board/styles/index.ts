/** The styles of the board, in their order. */
import './tones.css';
import './printed/tones.css';
import './frame.css';
import './map.css';
import './track.css';
import './panels.css';
import './mats.css';
import './held.css';
import './forecast.css';
import './narrow.css';
import './screens.css';
import './phone/layout.css';
import './printed/map.css';
import './printed/panels.css';
import './printed/contracts.css';
import './printed/mats.css';
import './phone/printed.css';
