/** The styles of the board, in their order. */
import './tones.css';
import './frame.css';
import './map.css';
import './panels.css';
import './mats.css';
import './narrow.css';
import './screens.css';
import './phone/layout.css';
import './printed/board.css';
import './printed/roomy.css';
import './phone/printed.css';
