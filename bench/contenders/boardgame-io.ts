import { type Game, type Move, play, type State } from '@madang/kernel';
import { type BoardgameMove, CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { type Batch, inTurn, type RecordedMatch, recordMatches, SEATS } from '../matches.ts';

/** What a boardgame.io move is given: the id of one of ours. */
type Answer = readonly [id: number];

/** Our rules as a boardgame.io move: they change the draft of G that Immer hands them, which is its usual manner. */
const answer =
  <S extends State, M extends Move>(game: Game<S, M>): BoardgameMove<S, Answer> =>
  ({ G, playerID }, id) => {
    const move = game.moves.byId(id);
    if (!move) throw new Error(`no move ${id}`);
    play(game, G, Number(playerID), move);
  };

/** Plays a recorded match through boardgame.io's reducer, without undo, log storage, network or screen; the last G. */
export function replayThroughReducer<S extends State, M extends Move>(game: Game<S, M>, match: RecordedMatch<S, M>): S {
  const theirs = {
    name: game.name,
    disableUndo: true,
    turn: { activePlayers: { all: null } },
    moves: { answer: answer(game) },
    setup: () => game.clone(match.start),
  };
  const reduce = CreateGameReducer({ game: theirs });
  let state = InitializeGame({ game: theirs, numPlayers: SEATS });
  for (const { seat, move } of match.log) {
    const before = state;
    state = reduce(before, { type: 'MAKE_MOVE', payload: { type: 'answer', args: [move.id], playerID: String(seat) } });
    if (state._stateID !== before._stateID + 1) throw new Error('boardgame.io did not take the move');
  }
  return state.G;
}

/** Matches known beforehand, played again through boardgame.io. A unit is a move. */
export const recordedMovesThroughReducer = (game: Game): Batch =>
  inTurn(recordMatches(game, 20), (match) => {
    replayThroughReducer(game, match);
    return match.log.length;
  });
