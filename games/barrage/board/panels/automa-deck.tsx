import { AUTOMA_TILES, EMPTY } from '../../rules/index.ts';
import type { Key } from '../../text/names.ts';
import type { SignName } from '../pieces/effect-signs.ts';
import { Sign } from '../pieces/glyphs.tsx';
import { useSay, useTable } from '../table.tsx';

/** The automas' two face-up tiles: the steps that they try in turn, and by what they choose. Folded until asked for. */
export function AutomaDeck() {
  const { view } = useTable();
  const say = useSay();
  const { actions, criteria } = view.automa;
  const front = AUTOMA_TILES[actions];
  const back = AUTOMA_TILES[criteria];
  if (actions === EMPTY || criteria === EMPTY || !front || !back) return null;
  return (
    <details className="automa-deck">
      <summary>{`${say('barrage.board.automa')} · ${say('barrage.board.automaActions')} ${front.id} · ${say('barrage.board.automaCriteria')} ${back.id}`}</summary>
      <h3>{say('barrage.board.automaActions')}</h3>
      <ol className="automa-steps">
        {front.front
          .filter((step) => !('expansion' in step))
          .map((step) => (
            <li key={`${step.step} ${step.engineers} ${'structure' in step ? step.structure : ''}`}>
              <b>{step.engineers}</b>
              <Sign name="engineer" size={12} />
              {say(`barrage.automa-step.${step.step}`)}
              {'structure' in step && step.structure !== 'private-building' && <Sign name={step.structure} size={13} />}
            </li>
          ))}
      </ol>
      <h3>{say('barrage.board.automaCriteria')}</h3>
      <Criteria sign="base" location={String(back.back.dam.location)} keys={back.back.dam.criteria.map((one): Key => `barrage.narrowing.${one}`)} />
      <Criteria
        sign="conduit"
        location={back.back.conduit.location}
        keys={back.back.conduit.criteria.map((one): Key => `barrage.narrowing.${one}`)}
      />
      <Criteria
        sign="powerhouse"
        location={String(back.back.powerhouse.location)}
        keys={back.back.powerhouse.criteria.map((one): Key => `barrage.narrowing.${one}`)}
      />
      <p className="automa-criteria">
        <Sign name="now" size={14} />
        {back.back.headstreams.join(' › ')}
      </p>
    </details>
  );
}

interface CriteriaProps {
  readonly sign: SignName;
  /** Where a search begins. */
  readonly location: string;
  readonly keys: readonly Key[];
}

const Criteria = ({ sign, location, keys }: CriteriaProps) => {
  const say = useSay();
  return (
    <p className="automa-criteria">
      <Sign name={sign} size={14} />
      {`${keys.map((key) => say(key)).join(' › ')} › ${location}`}
    </p>
  );
};
