import { TableAhead } from '../../chances/TableAhead.tsx';
import { Late, later } from '../../reach/later.tsx';
import { Chat } from '../chat/Chat.tsx';
import { TableNote } from '../note/TableNote.tsx';
import { SinceButton } from '../side/LookingBack.tsx';
import { Side } from '../side/Side.tsx';
import type { Played } from '../usePlayed.ts';

const Business = later(async () => (await import('../table-actions/Business.tsx')).Business);

/** Players, log, chat and what can be done at the table besides moves. */
export function SidePanel({ played, folds }: { readonly played: Played; readonly folds: boolean }) {
  const { store, state, table, actions, look, turns, since, unread, mat, playedView, onOpenMat, onRead, onDock } = played;
  return (
    <Side
      {...{ table, view: mat.view, turns, unread, folds, mat, onOpenMat, onDock }}
      seat={state.eyes}
      waitingFor={state.position?.waitingFor ?? []}
      logBehind={look.logBehind}
      since={<SinceButton since={since} />}
      more={<TableAhead place="column" {...{ state, table }} view={playedView} />}
      {...{ known: look.known, link: actions.link, at: look.at, past: look.at }}
      chat={actions.chat ? <Chat table={table} lines={state.chat} onSay={(text) => store.say(text)} onRead={onRead} /> : null}
      business={
        actions.chat ? (
          <>
            <TableNote table={table.id} />
            <Late part="business">
              <Business {...{ store, state, table, turns }} />
            </Late>
          </>
        ) : null
      }
      onLook={look.lookAt}
      onNow={look.now}
    />
  );
}
