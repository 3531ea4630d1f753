/** The styles of the board, in their order. */
import './tones.css';
import './frame.css';
import './rooms.css';
import './castle.css';
import './dock.css';
import './market.css';
import './panels.css';
import './mats.css';
import './narrow.css';
import './printed/plan.css';
import './printed/garden.css';
import './printed/stage.css';
import './printed/niche.css';
import './printed/cards.css';
import './phone.css';
