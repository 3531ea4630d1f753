import { type Message, playerOf, spell } from '@madang/kernel';
import { AUTOMA_LEVELS, EMPTY, type Player } from '../../rules/index.ts';
import { companyWord, officerWord } from '../../rules/spelling.ts';
import { amounts, companyText, goods, listed, officerText } from '../../text/names.ts';
import { Held } from '../panels/held.tsx';
import '../styles/index.ts';
import { type BarrageMatProps, MatFrame, useSay } from '../table.tsx';
import { Goods, Head, MatBody } from './own-mat.tsx';

/** One player: a line of figures, or the whole mat. */
export function Mat(props: BarrageMatProps) {
  const player = playerOf(props.view, props.player);
  const mat = { player, seat: props.player, answers: false };
  const facts = factsOf(player).map(props.say);
  if (props.size === 'picture') return null;
  if (props.size === 'brief')
    return (
      <MatFrame props={props} facts={facts}>
        <Goods {...mat} />
      </MatFrame>
    );
  return (
    <MatFrame props={props} facts={facts} passed={player.passed}>
      <Head {...mat} />
      {player.level > 0 && <Automa level={player.level} />}
      {props.size === 'full' && player.company !== EMPTY && (
        <>
          <MatBody {...mat} />
          <Held {...mat} />
        </>
      )}
    </MatFrame>
  );
}

/** Company and officer, then what there is in supply, energy and points. */
const factsOf = ({ company, officer, vp, credits, excavators, mixers, engineers, energy }: Player): readonly Message[] => [
  ...(company === EMPTY ? [] : [companyText(companyWord(company))]),
  ...(officer === EMPTY ? [] : [officerText(officerWord(officer))]),
  amounts({ engineers, excavators, mixers, credits }),
  listed([goods('energy', energy), goods('vp', vp)]),
];

function Automa({ level }: { readonly level: number }) {
  const say = useSay();
  return <p className="mat-automa">{`${say('barrage.board.automa')} · ${say(`barrage.automa-level.${spell(AUTOMA_LEVELS, level - 1)}`)}`}</p>;
}
