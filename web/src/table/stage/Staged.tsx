import { StagingProvider } from '@madang/board-kit';
import type { Feat, Told } from '@madang/kernel';
import type { ReactNode } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { useScene } from '../../board-context/scene.tsx';
import type { Staged as ActStaged } from '../../play/director.ts';
import { ACT_MS } from '../../play/pace.ts';
import { seenBy } from '../../play/position.ts';
import type { TableState, TableStore } from '../../play/table.ts';
import { Late, later } from '../../reach/later.tsx';
import { useSettings } from '../../settings/store.ts';
import type { LogTurn } from '../log/log.ts';
import type { Since } from '../log/useTurns.ts';
import { Caption } from './Caption.tsx';
import { useFeat } from './useFeat.ts';
import { useLinger } from './useLinger.ts';
import { useSounds } from './useSounds.ts';
import { useStagePresses } from './useStagePresses.ts';
import './stage.css';

const FeatCard = later(async () => (await import('./FeatCard.tsx')).FeatCard);
const MomentPanel = later(async () => (await import('./MomentPanel.tsx')).MomentPanel);

interface StagedProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly turns: readonly LogTurn[];
  readonly since: Since;
  /** What has just happened on the board. */
  readonly events: readonly Told[];
  readonly unread: number;
  readonly board: ReactNode;
}

/** How long a board stays with a player whose next act may come, and how long the line of the last act stays. */
const STAY_MS = 1500;
const READ_MS = { calm: 6000, brisk: 3500, instant: 0 } as const;

/** The board while others play: it turns to whose turn is shown, with a line that says what they do. */
export function Staged({ store, state, turns, since, events, unread, board }: StagedProps) {
  const { staged, plan, moment } = state;
  const pace = useSettings((settings) => settings.pace);
  const isAsked = plan?.decision != null;
  const stays = useLinger(staged, STAY_MS);
  const read = useLinger(staged, READ_MS[pace]);
  const {
    kit,
    board: { sounds },
  } = useScene();
  const feat = useFeat(kit.wording, state, READ_MS[pace]);
  useSounds({ sounds, events, tried: plan?.steps.length ?? 0, unread });
  useStagePresses(store, staged !== null, isAsked);
  const told = since.turns[since.at]?.by ?? null;
  const seat = told ?? (moment ? null : (staged ?? (isAsked ? null : stays))?.seat) ?? null;
  const { captioned, honoured } = toastIn(state, told === null, { read, feat });
  const length = staged?.length ?? ACT_MS[pace === 'instant' ? 'brisk' : pace];
  const staging = useMemo(() => ({ seat, length, leans: !isAsked }), [seat, length, isAsked]);
  return (
    <StagingProvider value={staging}>
      {board}
      {honoured ? (
        <Late part="feat">
          <FeatCard feat={honoured} />
        </Late>
      ) : null}
      {captioned ? <Caption seat={captioned.seat} eyes={state.eyes} staged={staged} turns={turns} stage={store.stage} /> : null}
      {moment ? (
        <Late part="moment">
          <MomentPanel
            key={state.position?.seq}
            moment={moment}
            turns={turns}
            view={viewIn(state)}
            eyes={state.eyes}
            onNext={() => store.stage.next()}
          />
        </Late>
      ) : null}
    </StagingProvider>
  );
}

/** What the eyes on the screen see. */
const viewIn = ({ position, eyes }: TableState) => (position && seenBy(position, eyes)?.view) ?? null;

interface Toasts {
  readonly read: ActStaged | null;
  readonly feat: Feat | null;
}

/**
 * The one thing that lies over the board: what the reader has achieved, else the line of another's act, else what another has achieved.
 * Nothing while the reader looks at something else.
 */
function toastIn({ plan, moment, eyes }: TableState, isNow: boolean, { read, feat }: Toasts) {
  if (!isNow || moment) return { captioned: null, honoured: null };
  const isTrying = plan?.decision != null && plan.steps.length > 0;
  const captioned = isTrying || (feat && feat.seat === eyes) ? null : read;
  return { captioned, honoured: captioned ? null : feat };
}
