import { hasSameLook } from '@madang/board-kit';
import { inPlace } from '@madang/board-kit/in-place';
import { memo } from 'preact/compat';
import type { Effect } from '../../rules/index.ts';
import { type EffectSign, effectSign } from './effect-signs.ts';
import { Sign, Worth } from './glyphs.tsx';

/** Effects as signs with figures, in their order. Decoration: whoever shows them says them in words. */
export const Effects = memo(
  ({ effects, size = 17 }: { readonly effects: readonly Effect[]; readonly size?: number }) => (
    <span className="effects" aria-hidden="true">
      {inPlace(effects.map(effectSign), (one) => (
        <One one={one} size={size} />
      ))}
    </span>
  ),
  hasSameLook,
);

function One({ one, size }: { readonly one: EffectSign; readonly size: number }) {
  const { sign, figure, per, areas } = one;
  return (
    <span className="effect">
      {sign === 'vp' || sign === 'credits' ? (
        <Worth name={sign} size={size + 3}>
          {figure}
        </Worth>
      ) : (
        <>
          <Sign name={sign} size={size} />
          {figure !== '' && figure !== '1' && <b>{figure}</b>}
        </>
      )}
      {areas && (
        <span className="effect-areas">
          {areas.map((area) => (
            <Sign key={area} name={area} size={size - 2} />
          ))}
        </span>
      )}
      {per && (
        <>
          <i>×</i>
          <Sign name={per} size={size - 3} />
        </>
      )}
    </span>
  );
}
