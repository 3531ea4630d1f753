import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { serveOffline } from './app/offline.ts';
import { isMissingPart, watchParts } from './app/parts.ts';
import { watchFaults } from './faults/faults.ts';
import '@fontsource-variable/noto-sans-kr';
import '@madang/board-kit/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/lobby.css';
import { hideBoxes } from './words/glyphs.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
hideBoxes();
watchParts();
watchFaults((error) => !isMissingPart(error));
createRoot(root).render(<App />);
serveOffline();
