import type { Seat } from '@madang/kernel';
import { use } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Dialog } from '../page/Dialog.tsx';
import { useWords } from '../words/useWords.tsx';
import { TimesContext } from './giving.ts';
import { SeatClock } from './SeatClock.tsx';

const DAY_MINUTES = 1440;

/** A player's clock; a press on that of another player gives them time. */
export function GivableClock({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const words = useWords();
  const giving = use(TimesContext)?.giving;
  const [open, setOpen] = useState(false);
  if (!giving?.mayGet(seat)) return <SeatClock seat={seat} name={name} />;
  const { minutes } = giving;
  const give = (): void => {
    giving.give(seat);
    setOpen(false);
  };
  return (
    <span className="clock-place">
      <SeatClock seat={seat} name={name} />
      <button type="button" className="clock-give" aria-label={words.text('clock.give', { name })} onClick={() => setOpen(true)} />
      {open ? (
        <Dialog title={words.text('clock.give', { name })} onClose={() => setOpen(false)}>
          <p>{words.text('clock.giveText')}</p>
          <p className="buttons">
            <button type="button" className="primary" onClick={give}>
              {minutes === DAY_MINUTES ? words.text('clock.giveDay') : words.text('clock.giveMinutes', { count: minutes })}
            </button>
          </p>
        </Dialog>
      ) : null}
    </span>
  );
}
