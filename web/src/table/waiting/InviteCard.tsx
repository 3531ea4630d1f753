import './invite-card.css';
import type { Acquaintance, TableView } from '@madang/wire';
import { useEffect, useState } from 'preact/hooks';
import { CopyField } from '../../access/CopyField.tsx';
import { QrPicture } from '../../access/qr/QrPicture.tsx';
import { addressOf } from '../../access/shared-address.ts';
import { Icon } from '../../art/Icon.tsx';
import { askToTable, listAcquaintances } from '../../net/api.ts';
import { useWords } from '../../words/useWords.tsx';
import { isFree } from './Seats.tsx';
import type { Act } from './useTableAction.ts';

interface InviteCardProps {
  readonly table: TableView;
  /** What opens the table by its link; null: everybody may come. */
  readonly invitation: string | null;
  /** The game's name in the reader's language. */
  readonly title: string;
  readonly busy: boolean;
  readonly act: Act;
}

/** Everything that brings somebody to a table: its link, as a text, to share and to scan, and those the owner has played with. */
export function InviteCard({ table, invitation, title, busy, act }: InviteCardProps) {
  const words = useWords();
  const address = addressOf({ page: 'table', id: table.id, invitation });
  return (
    <section className="invite-card">
      <div className="invite-words">
        <h2>{words.text('waiting.send')}</h2>
        <p className="note">{words.text('waiting.sendText')}</p>
        <CopyField label={words.text('waiting.link')} value={address} />
        <ShareButton address={address} text={words.text('waiting.shareText', { name: table.owner.name, game: title })} />
        {table.invitation === null ? null : <Known table={table} busy={busy} act={act} />}
      </div>
      <QrPicture text={address} label={words.text('waiting.qr')} note={words.text('waiting.qrText')} />
    </section>
  );
}

/** Opens the device's own way of sending things, where it has one. */
function ShareButton({ address, text }: { readonly address: string; readonly text: string }) {
  const words = useWords();
  if (!('share' in navigator)) return null;
  const share = (): void => {
    // The reader may close it without sending.
    navigator.share({ url: address, text }).catch((error: unknown) => console.info('not shared:', error));
  };
  return (
    <button type="button" className="share" onClick={share}>
      <Icon name="share" />
      <span>{words.text('waiting.share')}</span>
    </button>
  );
}

/** Few enough to be looked through at a glance; the others are found at a seat. */
const SHOWN = 6;

/** Those with whom the owner has played: one press asks one of them to the first free seat. */
function Known({ table, busy, act }: Pick<InviteCardProps, 'table' | 'busy' | 'act'>) {
  const words = useWords();
  const [found, setFound] = useState<readonly Acquaintance[]>([]);
  useEffect(() => void listAcquaintances().then((people) => setFound(people.ok ? people.value : [])), []);
  const isHere = ({ id, name }: Acquaintance): boolean =>
    table.seats.some((seat) => seat.person === id || (seat.kind === 'invited' && seat.name === name)) || table.removed.some((one) => one.id === id);
  const seat = table.seats.find((one) => isFree(one) && one.name === null)?.seat;
  const people = found.filter((one) => !isHere(one)).slice(0, SHOWN);
  if (seat === undefined || people.length === 0) return null;
  return (
    <div className="known">
      <h3>{words.text('waiting.known')}</h3>
      <p className="buttons">
        {people.map(({ id, name }) => (
          <button key={id} type="button" className="small" disabled={busy} onClick={() => act(() => askToTable(table.id, seat, id))}>
            <Icon name="plus" />
            <span>{name}</span>
          </button>
        ))}
      </p>
    </div>
  );
}
