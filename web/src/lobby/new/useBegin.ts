import type { Game, Pack } from '@madang/kernel';
import { rememberKnown } from '../../local-server/known.ts';
import { freshDocument, LEVELS, type LocalMatch, type LocalSeat } from '../../local-server/local.ts';
import { useKeepMatch } from '../../local-server/useKeepMatch.ts';
import { freshName } from '../../net/command.ts';
import { useServer } from '../../net/useSession.ts';
import { go } from '../../page/useRoute.ts';
import { useWords } from '../../words/useWords.tsx';
import { botSettings, rememberSettings, type Settings } from './remembered.ts';
import { localSeats, optionsWith } from './seats.ts';

/** Begins a match in this browser and goes there. `names`: what its people are called. `pack`: the one that its options name. */
export function useBeginHere(): (game: Game, settings: Settings, names: readonly string[], pack?: Pack) => void {
  const words = useWords();
  const keepMatch = useKeepMatch();
  return (game, settings, names, pack) => {
    const botName = (level: string): string => words.text('seat.bot', { level: words.text(`level.${level}`) });
    const match = freshMatch(game, settings, localSeats(settings.seats, names, LEVELS, botName), pack);
    keepMatch(match);
    rememberKnown(game.name);
    rememberSettings('offline', game, settings);
    go({ page: 'offline', id: match.id });
  };
}

/** Begins a match against bots in one press, with the settings of the last one. */
export function usePlayBots(): (game: Game) => void {
  const words = useWords();
  const { person } = useServer();
  const begin = useBeginHere();
  return (game) => {
    const settings = botSettings(game);
    const own = person?.name ?? words.text('new.me');
    begin(
      game,
      settings,
      settings.seats.map(() => own),
    );
  };
}

/** A match of this browser that has not begun. */
function freshMatch(game: Game, { options, seats: choices, chances = false }: Settings, seats: readonly LocalSeat[], pack?: Pack): LocalMatch {
  const fresh = freshDocument(game.name, game.version, optionsWith(game, options, choices), choices.length, freshName());
  const document = pack ? { ...fresh, pack: JSON.parse(pack.text) } : fresh;
  return { id: freshName(), seats, document, over: false, changedAt: Date.now(), ...(chances && { chances: true }) };
}
