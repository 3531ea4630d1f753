import type { PackProblem } from '../game.ts';
import type { Message } from '../state.ts';
import type { TextLoader } from '../texts.ts';
import type { Fields } from './shape.ts';

/** Values by field, as JSON has them. While a person types, some are missing. */
export type PackRecord = Readonly<Record<string, unknown>>;

/** A card, tile or another piece that a pack says: what is asked, and what is known already. */
export interface PackEntry {
  /** As a `PackProblem` names it. */
  readonly id: string;
  /** Its heading in the list: the text `<game>.form.group.<group>`. */
  readonly group: string;
  readonly name: Message;
  /** What is asked, in this order. A field is named by the text `<game>.form.field.<field>`, its words by `<game>.form.word.<word>`. */
  readonly fields: Fields;
  /** What the form begins with, in the form of `fields`. Fields without a value are empty. */
  readonly preset: PackRecord;
  /** Our own piece in the form of `fields`: what is played while nothing is typed. */
  readonly own: PackRecord;
  /** `verified`, `single-source`, `inferred`, `invented`: the text `<game>.form.confidence.<confidence>`. */
  readonly confidence: string;
  /** True if no source gives it: a person types it. Otherwise it is `own`, and locked. */
  readonly isHole: boolean;
  /** Fields that sums and counts of the whole pack prove, so that nobody types them twice. */
  readonly proven: readonly string[];
  /** Fields without an effect in play, such as titles: not typed twice either. */
  readonly plain: readonly string[];
}

/** A piece that a person has typed. */
export interface TypedEntry {
  readonly record: PackRecord;
  /** True if a second typing gave the same. */
  readonly isChecked: boolean;
}

/** Where a problem is in the form. */
export interface PackPlace {
  readonly entry: string;
  /** As misfits name fields: `effect.of[0].goods.kelp`. */
  readonly field: string;
}

/** The guided way to a pack: a page draws it and knows no game. Kept in games/<name>/pack; its texts are the file `pack.json`. */
export interface PackForm {
  readonly catalogues: TextLoader;
  /** In the order in which they are asked. Those of a group stand together. */
  readonly entries: readonly PackEntry[];
  /** The pack: our own pieces, but those typed by their id. What is unfinished must not be given. */
  write(head: { readonly name: string; readonly version: string }, typed: ReadonlyMap<string, TypedEntry>): unknown;
  /** The pieces that a person typed into such a pack, by id; also of a pack with errors, so that it can be mended. */
  read(document: unknown): ReadonlyMap<string, TypedEntry>;
  /** Undefined: the problem is of the pack as a whole. */
  locate(problem: PackProblem): PackPlace | undefined;
}
