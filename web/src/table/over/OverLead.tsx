import type { Score } from '@madang/kernel';
import { Icon } from '../../art/Icon.tsx';
import { colourOf } from '../../art/seats.ts';
import { useScene } from '../../board-context/scene.tsx';
import { leadOf } from '../../chart/lead.ts';
import { Link } from '../../page/Link.tsx';
import { useWords } from '../../words/useWords.tsx';
import type { TableActions } from '../actions.ts';
import { keepPicture, resultPicture } from './result-picture.ts';

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
          {app.text('over.turned', { name: seats[turned.seat]?.name ?? '', share: Math.round((100 * turned.step) / Math.max(1, course.length - 1)) })}{' '}
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

/** Keeps the result as a picture. */
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
      name: seats[seat]?.name ?? '',
      points: words.text(`${game}.points`, { points }),
      colour: colour(seat),
      course: course.map((all) => all[seat] ?? 0),
    }));
    probe.remove();
    const picture = await resultPicture({ title: words.text(`${game}.title`), subtitle: title, rows });
    if (picture) await keepPicture(picture, `madang-${game}`);
  };
  return (
    <button type="button" onClick={() => void keep()}>
      <Icon name="download" />
      <span>{app.text('over.picture')}</span>
    </button>
  );
}
