import '../access/check.css';
import '../lobby/new/new-table.css';
import type { Game } from '@madang/kernel';
import type { Clock, TournamentRequest } from '@madang/wire';
import type { FormEvent } from 'preact/compat';
import { useState } from 'preact/hooks';
import { ClockField } from '../clock/ClockField.tsx';
import { DAYS } from '../clock/wishes.ts';
import { GreatFields } from '../lobby/new/fields/GreatFields.tsx';
import { OptionFields } from '../lobby/new/fields/OptionFields.tsx';
import { useWhichGame, WhichGame } from '../lobby/new/WhichGame.tsx';
import { makeCup } from '../net/club/tournaments.ts';
import { useServer } from '../net/useSession.ts';
import { Page } from '../page/Page.tsx';
import { useToasts } from '../page/toasts/toasts.ts';
import { go } from '../page/useRoute.ts';
import type { LoadedGame } from '../words/loaded-game.ts';
import { explainProblem } from '../words/problems.ts';
import { useWords } from '../words/useWords.tsx';
import './tournament.css';

/** The form for a new cup; `wanted`: the game that was asked for, if any. */
export function NewTournament({ wanted }: { readonly wanted: string | null }) {
  const words = useWords();
  useServer();
  const which = useWhichGame(wanted);
  return (
    <Page at="other" title={words.text('cup.newTitle')}>
      <p className="lead">{words.text('cup.newLead')}</p>
      <WhichGame {...which} />
      {which.kit ? <CupForm key={which.kit.game.name} kit={which.kit} /> : null}
    </Page>
  );
}

/** What is offered: tables of a round, and rounds. The server allows more. */
const TABLES = [1, 2, 3, 4, 6, 8, 12, 16];
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const MOST_PEOPLE = 64;
const LONGEST_NAME = 60;

type Shape = Pick<TournamentRequest, 'seats' | 'people' | 'rounds'>;

/** As many rounds as a table has seats: everybody can have each seat once. */
const usual = (game: Game): Shape => ({ seats: game.players.max, people: 2 * game.players.max, rounds: Math.min(3, game.players.max) });

function CupForm({ kit }: { readonly kit: LoadedGame }) {
  const words = useWords();
  const show = useToasts((toasts) => toasts.show);
  const { game } = kit;
  const [title, setTitle] = useState('');
  const [shape, setShape] = useState(() => usual(game));
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(game.making?.proposed ?? {});
  const [clock, setClock] = useState<Clock>(DAYS[0] ?? { kind: 'days', days: 1, out: 'seat' });
  const [playing, setPlaying] = useState(true);
  const [busy, setBusy] = useState(false);
  const chooseOption = (option: string, value: string): void => setOptions({ ...options, [option]: value });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setBusy(true);
    void makeCup({ name: title.trim(), game: game.name, options: { ...options }, ...shape, clock, playing }).then((made) => {
      setBusy(false);
      if (made.ok) go({ page: 'tournament', id: made.value.id });
      else show(explainProblem(words, made.problem), 'problem');
    });
  };
  return (
    <form className="new-fields new-cup" onSubmit={submit}>
      <label className="cup-name">
        <span>{words.text('cup.name')}</span>
        <input required value={title} maxLength={LONGEST_NAME} onChange={(event) => setTitle(event.currentTarget.value)} />
      </label>
      <ShapeFields game={game} shape={shape} onShape={setShape} />
      <GreatFields kit={kit} chosen={options} onChoose={chooseOption} />
      <ClockField clock={clock} needed onClock={(one) => one && setClock(one)} />
      <p className="note">{words.text('cup.clockNote')}</p>
      <OptionFields kit={kit} chosen={options} onChoose={chooseOption} />
      <label className="check">
        <input type="checkbox" checked={playing} onChange={(event) => setPlaying(event.currentTarget.checked)} />
        <span>{words.text('cup.playing')}</span>
      </label>
      <p className="buttons">
        <button type="submit" className="primary large" disabled={busy}>
          {words.text('cup.make')}
        </button>
      </p>
    </form>
  );
}

interface ShapeFieldsProps {
  readonly game: Game;
  readonly shape: Shape;
  onShape(shape: Shape): void;
}

/** How many play at a table, how many people there are, and how often they play. */
function ShapeFields({ game, shape, onShape }: ShapeFieldsProps) {
  const words = useWords();
  const { min, max } = game.players;
  const from = Math.max(2, min);
  const tables = shape.people / shape.seats;
  return (
    <div className="cup-shape">
      <Choice
        label={words.text('cup.seats')}
        values={Array.from({ length: max - from + 1 }, (_, i) => from + i)}
        value={shape.seats}
        text={(count) => words.text('new.players', { count })}
        onValue={(seats) => onShape({ ...shape, seats, people: Math.min(tables, Math.floor(MOST_PEOPLE / seats)) * seats })}
      />
      <Choice
        label={words.text('cup.people')}
        values={TABLES.map((count) => count * shape.seats).filter((people) => people <= MOST_PEOPLE)}
        value={shape.people}
        text={(people) => words.text('cup.peopleTables', { people, tables: people / shape.seats })}
        onValue={(people) => onShape({ ...shape, people })}
      />
      <Choice
        label={words.text('cup.rounds')}
        values={ROUNDS}
        value={shape.rounds}
        text={(count) => words.text('cup.roundCount', { count })}
        onValue={(rounds) => onShape({ ...shape, rounds })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  text(value: number): string;
  onValue(value: number): void;
}

const Choice = ({ label, values, value, text, onValue }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={(event) => onValue(Number(event.currentTarget.value))}>
      {values.map((one) => (
        <option key={one} value={one}>
          {text(one)}
        </option>
      ))}
    </select>
  </label>
);
