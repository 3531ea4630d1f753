import type { About } from '@madang/board-kit';
import type { Message } from '@madang/kernel';
import type { Row } from '../rules/index.ts';
import { say } from '../text/names.ts';
import { useSay } from './table.tsx';

const EXTRACTS = [say('siberia.how.resource'), 'SIB-EXTRACT-02'] as const;

/** What the action of each row does, and the rule that says so. */
export const ROW_ACTIONS: Readonly<Record<Row, readonly [does: Message, rule: string]>> = {
  manager: [say('siberia.effect.manager'), 'SIB-MGR-02'],
  logistician: [say('siberia.effect.logistician'), 'SIB-LOG-01'],
  seller: [say('siberia.effect.seller'), 'SIB-SELL-01'],
  worker: [say('siberia.effect.worker'), 'SIB-WORK-01'],
  investor: [say('siberia.effect.investor'), 'SIB-INV-01'],
  diamond: EXTRACTS,
  gold: EXTRACTS,
  oil: EXTRACTS,
  coal: EXTRACTS,
  gas: EXTRACTS,
};

/** The card of a piece: what it is or holds, then what it is for. */
export function useHow(): (words: string, how: readonly Message[], rule: string) => () => About {
  const tell = useSay();
  return (title, how, rule) => () => ({ title, lines: how.map((line) => tell(line)), rule });
}
