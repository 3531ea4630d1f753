/** The part of boardgame.io that the benchmark uses; its own package has no types where Node.js finds the code. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  /** Changes the draft of G. */
  export type BoardgameMove<G, A extends readonly unknown[]> = (context: { readonly G: G; readonly playerID: string }, ...args: A) => void;
  export interface BoardgameGame<G, A extends readonly unknown[]> {
    readonly name: string;
    readonly disableUndo: boolean;
    readonly turn: { readonly activePlayers: { readonly all: null } };
    readonly moves: Readonly<Record<string, BoardgameMove<G, A>>>;
    setup(): G;
  }
  export interface BoardgameState<G> {
    readonly G: G;
    readonly _stateID: number;
  }
  export interface BoardgameAction<A extends readonly unknown[]> {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: A; readonly playerID: string };
  }
  export function InitializeGame<G, A extends readonly unknown[]>(of: {
    readonly game: BoardgameGame<G, A>;
    readonly numPlayers: number;
  }): BoardgameState<G>;
  export function CreateGameReducer<G, A extends readonly unknown[]>(of: {
    readonly game: BoardgameGame<G, A>;
  }): (state: BoardgameState<G>, action: BoardgameAction<A>) => BoardgameState<G>;
}
