// Runs in a page of its own beside the table's. Asks the server, in the same session, what it would show.

declare global {
  var restlessLine: {
    /** The table's whole view as the server sends it; null: it did not come within so many milliseconds. */
    view(table: string, milliseconds: number): Promise<unknown>;
  };
}

let line: WebSocket | undefined;
const waiting = new Set<(message: { readonly type: string; readonly table?: string }) => void>();

function opened(): Promise<WebSocket> {
  return new Promise((done, fail) => {
    if (line && line.readyState === WebSocket.OPEN) return done(line);
    const made = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    made.onopen = () => {
      // Nobody looks at this page: the server must not take it for its person.
      made.send(JSON.stringify({ type: 'away', away: true }));
      line = made;
      done(made);
    };
    made.onerror = () => fail(new Error('the observing line does not open'));
    made.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      for (const take of waiting) take(message);
    };
  });
}

globalThis.restlessLine = {
  async view(table, milliseconds) {
    const socket = await opened();
    return new Promise((done) => {
      const take = (message: { readonly type: string; readonly table?: string }): void => {
        if (message.type !== 'view' || message.table !== table) return;
        end(message);
      };
      const limit = setTimeout(() => end(null), milliseconds);
      const end = (message: unknown): void => {
        clearTimeout(limit);
        waiting.delete(take);
        done(message);
      };
      waiting.add(take);
      socket.send(JSON.stringify({ type: 'watch', table }));
    });
  },
};
