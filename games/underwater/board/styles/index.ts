/** The styles of the board, in their order. */
import './tones.css';
import './printed/tones.css';
import './frame.css';
import './map.css';
import './pieces.css';
import './main.css';
import './cards.css';
import './mats.css';
import './narrow.css';
import './phone.css';
import './printed/map.css';
import './printed/things.css';
import './printed/cards.css';
import './printed/shelves.css';
import './printed/main.css';
import './printed/slots.css';
import './printed/mats.css';
