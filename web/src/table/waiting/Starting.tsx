import './waiting.css';
import type { Game } from '@madang/kernel';
import type { TableView } from '@madang/wire';
import { use } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { LEVELS } from '../../local-server/local.ts';
import { startTable } from '../../net/api.ts';
import { loadGame } from '../../words/loaded-game.ts';
import { useWords } from '../../words/useWords.tsx';
import { isFree } from './Seats.tsx';
import type { Act } from './useTableAction.ts';

interface StartingProps {
  readonly table: TableView;
  readonly busy: boolean;
  readonly act: Act;
}

/** For the owner: begins the match, with all seats taken, without those that are free, or with bots on them. */
export function Starting({ table, busy, act }: StartingProps) {
  const words = useWords();
  const free = table.seats.filter(isFree).length;
  if (free > 0) return <StartAnyway table={table} busy={busy} act={act} free={free} />;
  return (
    <p className="buttons">
      <button type="button" className="primary large" disabled={busy} onClick={() => act(() => startTable(table.id, {}))}>
        <Icon name="play" />
        <span>{words.text('waiting.start')}</span>
      </button>
    </p>
  );
}

/** True if a match may have fewer seats than its table: the game has it, and no automa's place depends on it. */
const mayBeFewer = ({ players }: Pick<Game, 'players'>, { seats }: TableView, count: number): boolean =>
  count >= players.min && seats.every(({ kind }) => kind !== 'automa');

/** What to do about seats that stay empty. */
function StartAnyway({ table, busy, act, free }: StartingProps & { readonly free: number }) {
  const words = useWords();
  const kit = use(loadGame(table.game, words.language));
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('greedy');
  const count = table.seats.length - free;
  // One who sits there alone still waits for those who were sent the link.
  const isGathered = table.seats.filter(({ kind }) => kind === 'person').length > 1;
  return (
    <div className="start-anyway">
      <p className="note">{words.text('waiting.free', { count: free })}</p>
      {kit && mayBeFewer(kit.game, table, count) ? (
        <button
          type="button"
          className={isGathered ? 'start-fewer primary large' : 'start-fewer'}
          disabled={busy}
          onClick={() => act(() => startTable(table.id, { free: 'leave' }))}
        >
          {words.text('waiting.startsWith', { count })}
        </button>
      ) : null}
      <span className="field-row">
        <button type="button" className="start-bots" disabled={busy} onClick={() => act(() => startTable(table.id, { free: 'bots', level }))}>
          <Icon name="bot" />
          <span>{words.text('waiting.startsBots')}</span>
        </button>
        <select
          aria-label={words.text('waiting.level')}
          value={level}
          onChange={(event) => setLevel(LEVELS.find((one) => one === event.currentTarget.value) ?? level)}
        >
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {words.text(`level.${one}`)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
