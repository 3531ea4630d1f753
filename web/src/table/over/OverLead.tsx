import type { Score } from '@madang/kernel';
import type { Translator } from '@madang/text';
import { Icon } from '../../art/Icon.tsx';
import { colourOf } from '../../art/seats.ts';
import { useScene } from '../../board-context/scene.tsx';
import { leadOf } from '../../chart/lead.ts';
import { Link } from '../../page/Link.tsx';
import { useWords } from '../../words/useWords.tsx';
import type { TableActions } from '../actions.ts';
import { boardsPicture } from './boards-picture.ts';
import { keepPicture, resultPicture } from './result-picture.ts';
import { stillOf } from './still.ts';

type Course = readonly (readonly number[])[];

/** The leaders and for how long they led, and the step at which it turned, with the way there. */
export function OverLead({ course, replay }: { readonly course: Course } & Pick<TableActions, 'replay'>) {
  const app = useWords();
  const { seats } = useScene();
  const { shares, turned } = leadOf(course);
  const led = seats.flatMap(({ seat, name }) => {
    const share = Math.round(100 * (shares[seat] ?? 0));
    return share === 0 ? [] : [app.text('over.led', { name, share })];
  });
  return (
    <div className="over-lead">
      {led.length > 0 ? <p>{app.list(led)}</p> : null}
      {turned ? (
        <p>
          {turnedText(app, seats[turned.seat]?.name ?? '', turned.step / Math.max(1, course.length - 1))}{' '}
          {replay?.page === 'replay' ? <Link to={{ ...replay, at: turned.step }}>{app.text('over.turned.see')}</Link> : null}
        </p>
      ) : null}
    </div>
  );
}

interface PictureProps {
  readonly title: string;
  readonly scores: readonly Score[];
  readonly course: Course;
}

/** What a player has built, from the standings on the page; null: nothing is drawn there, or the browser cannot read it. */
const boardOf = async (seat: number): Promise<HTMLCanvasElement | null> => {
  const picture = document.querySelector(`.score-mat[data-seat="${seat}"]`);
  return picture && stillOf(picture).catch(() => null);
};

/** Keeps the result as a picture: what everybody has built, or the course of the points where all build on one map. */
export function PictureButton({ title, scores, course }: PictureProps) {
  const app = useWords();
  const { kit, words, seats } = useScene();
  const game = kit.game.name;
  const keep = async (): Promise<void> => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const colour = (seat: number): string => {
      probe.style.color = colourOf(seat);
      return getComputedStyle(probe).color;
    };
    const rows = scores.map(({ seat, points }) => ({
      seat,
      name: seats[seat]?.name ?? '',
      points: words.text(`${game}.points`, { points }),
      colour: colour(seat),
      course: course.map((all) => all[seat] ?? 0),
    }));
    probe.remove();
    const name = words.text(`${game}.title`);
    const built = await Promise.all(rows.map(async (row) => ({ ...row, still: await boardOf(row.seat) })));
    const boards = built.flatMap(({ still, ...row }) => (still ? [{ ...row, still }] : []));
    const picture = boards.length === 0 ? await resultPicture({ title: name, subtitle: title, rows }) : await boardsPicture(name, title, boards);
    if (picture) await keepPicture(picture, `madang-${game}`);
  };
  return (
    <button type="button" onClick={() => void keep()}>
      <Icon name="download" />
      <span>{app.text('over.picture')}</span>
    </button>
  );
}

/** From this share of the game on, only the final scoring is left. */
const LAST = 0.97;

const turnedText = (app: Translator, name: string, share: number): string =>
  share >= LAST ? app.text('over.turned.last', { name }) : app.text('over.turned', { name, share: Math.round(100 * share) });
