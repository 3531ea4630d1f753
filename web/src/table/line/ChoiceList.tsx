import { useLayer } from '@madang/board-kit/layers';
import { useSwipe } from '@madang/board-kit/swipe';
import type { Move } from '@madang/kernel';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { useSay } from '../../assist/useSay.ts';
import { useMedia } from '../../page/useMedia.ts';
import { useWords } from '../../words/useWords.tsx';
import { Chips } from '../prompt/Chips.tsx';
import type { Deciding } from '../prompt/deciding.ts';
import { Filter } from '../prompt/Prompt.tsx';
import type { ChoiceListState } from './useChoiceList.ts';
import { useListKeys } from './useListKeys.ts';
import './choice-list.css';

/** Where it comes up from the foot of the screen, over the board. */
const IS_SHEET = '(max-width: 899px)';

interface ListProps {
  readonly list: ChoiceListState;
  readonly deciding: Deciding;
  readonly busy: boolean;
}

/** All choices, to be read, searched and walked through. While it is closed it is there for those who listen; focus inside opens it. */
export function ChoiceList({ list, deciding, busy }: ListProps) {
  const words = useWords();
  const say = useSay();
  const counted = useId();
  const head = useRef<HTMLElement>(null);
  const { groups, filter, lit, onFilter, choose } = deciding;
  const isSheet = useMedia(IS_SHEET);
  const open = list.opened !== null;
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  const take = (move: Move): void => {
    if (isSheet) list.close();
    choose(move);
  };
  const takeFirst = (): void => {
    const first = groups[0]?.choices[0];
    if (!first) return;
    say(first.explanation.label);
    take(first.move);
  };
  useClosing(list, lit === null);
  useLayer(open && isSheet, list.close);
  useListKeys(list.box, lit !== null, { enter: list.enter, leave: list.leave, takeFirst });
  useSwipe(head, open && isSheet, list.close);
  if (lit === null) return null;
  return (
    <section ref={list.box} className="choice-list" data-open={open} aria-label={words.text('prompt.all')}>
      <header ref={head}>
        <strong>{words.text('prompt.all')}</strong>
        <span id={counted}>{words.text('prompt.count', { count })}</span>
        <button type="button" className="quiet icon-only" aria-label={words.text('action.close')} aria-keyshortcuts="Escape" onClick={list.close}>
          <Icon name="close" />
        </button>
      </header>
      <Filter field={list.field} text={filter} counted={counted} onFilter={onFilter} />
      <div className="choice-scroll">
        <Chips groups={groups} disabled={busy} onChoose={take} />
      </div>
    </section>
  );
}

/** Closes the list by Escape, and when there is nothing to choose. */
function useClosing({ opened, close, box }: ChoiceListState, idle: boolean): void {
  useEffect(() => {
    // While it was closed the browser scrolled to what has the focus, in a box of no size.
    if (opened !== null) box.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [opened, box]);
  useEffect(() => {
    if (opened === null) return;
    if (idle) close();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [opened, idle, close]);
}
