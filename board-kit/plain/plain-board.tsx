import { type Field, type LabelledFields, type Message, type Move, type State, seatArgument, type Told, type Wording } from '@madang/kernel';
import { type BoardParts, type BoardProps, type BoardView, boardTable, MatHead, type MatProps, seatInfo } from '../index.ts';
import './plain.css';

/** What the plain board needs of a game's wording. */
type Words = Pick<Wording, 'headline' | 'describe' | 'fields'>;
type Parts = BoardParts<State, Move, Told, object>;
type Say = BoardProps['say'];

/**
 * A board for a game that draws none: the position as labelled fields, read from the view. Answers are given in the list of choices, which
 * stands on every table. `wording.fields` gives the fields; without them the board shows the lines of `describe`.
 */
export function plainBoard(game: string, wording: Words): BoardView {
  const parts: Parts = boardTable({ game, useMore: () => ({}), piecesOf: () => [] });
  return {
    Board: (props) => <PlainBoard props={props} wording={wording} parts={parts} />,
    Mat: (props) => <PlainMat props={props} wording={wording} parts={parts} />,
    Sign: () => null,
    answering: { piecesOf: () => [] },
  };
}

interface Drawn<P> {
  readonly props: P;
  readonly wording: Words;
  readonly parts: Parts;
}

function PlainBoard({ props, wording, parts: { Frame } }: Drawn<BoardProps>) {
  const { say, view, seat, seats } = props;
  const fields = wording.fields?.(view);
  return (
    <Frame props={props} script={() => []} token={() => null}>
      <div className="plain-board">
        <h2>{say(wording.headline(view))}</h2>
        {fields ? (
          <>
            <FieldList fields={fields.table} say={say} />
            <div className="plain-seats">
              {order(fields, seat).map((one) => (
                <section key={one} aria-label={say(seatArgument(one))} data-anchor={`own:${one}`}>
                  <MatHead seat={seatInfo(seats, one)} />
                  <FieldList fields={fields.seats[one] ?? []} say={say} />
                </section>
              ))}
            </div>
          </>
        ) : (
          <Lines lines={wording.describe(view, seat)} say={say} />
        )}
      </div>
    </Frame>
  );
}

/** The viewer's seat first, then the others by seat. */
const order = ({ seats }: LabelledFields, own: number | null): readonly number[] => seats.map((_, i) => ((own ?? 0) + i) % seats.length);

function PlainMat({ props, wording, parts: { MatFrame } }: Drawn<MatProps>) {
  const { say, seats, player, size } = props;
  if (size === 'picture') return null;
  return (
    <MatFrame props={props}>
      {size === 'brief' ? null : <MatHead seat={seatInfo(seats, player)} />}
      <FieldList fields={wording.fields?.(props.view).seats[player] ?? []} say={say} />
    </MatFrame>
  );
}

const FieldList = ({ fields, say }: { readonly fields: readonly Field[]; readonly say: Say }) => (
  <dl className="mat-facts">
    {fields.map(({ name, value }) => (
      <div key={name.key}>
        <dt>{say(name)}</dt>
        <dd>{typeof value === 'object' ? say(value) : value}</dd>
      </div>
    ))}
  </dl>
);

const Lines = ({ lines, say }: { readonly lines: readonly Message[]; readonly say: Say }) => (
  <ul>
    {[...new Set(lines.map(say))].map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
