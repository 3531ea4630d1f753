import type { Facts, Game } from '@madang/kernel';
import { layout, type Shape } from './net.ts';

/** An estimate with its 95 % interval. */
interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A trained net as it is kept: what it was trained for, how, and what it was held against. Equal commands give equal files. */
export interface ValueFile {
  readonly format: 1;
  readonly game: string;
  /** The version of the rules that its matches were played by. */
  readonly rules: string;
  /** The names of the facts that it reads, hashed in their order. */
  readonly facts: string;
  readonly shape: Shape;
  /** bfloat16, little-endian, in base64. */
  readonly weights: string;
  /** `ends`: positions that it learned from. `from`: the mark of the values that it began with, if there were any. */
  readonly made: { readonly command: string; readonly from?: string; readonly ends: number; readonly matches: number };
  /**
   * By matches that it was not taught: Brier's score by fifths of the match beside that of even shares and of the present leader, and, where a turn's
   * other ends were looked at, what its choices gain.
   */
  readonly held: {
    readonly brier: readonly number[];
    readonly even: readonly number[];
    /** Absent in files of before it was asked for. */
    readonly leader?: readonly number[];
    readonly choiceGain?: number;
    readonly error?: number;
  };
  readonly arena: readonly { readonly against: string; readonly share: Estimate; readonly matches: number }[];
}

/** A value file that does not fit: damaged, or made for other facts or rules. Its message says what was expected. */
export class ValueFileError extends Error {
  constructor(game: string, what: string) {
    super(`the values of ${game} cannot be used: ${what}`);
    this.name = 'ValueFileError';
  }
}

/** FNV-1a as eight hexadecimal digits. */
function fnv(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A hash of the names of the facts in their order. */
export const factsHash = ({ seat, table }: Pick<Facts, 'seat' | 'table'>): string => fnv(`${seat.join('\n')}\n\n${table.join('\n')}`);

/** Tells trained values apart by what they judge by, not by what was written down about them; empty where there are none. */
export function valuesMark(file: unknown): string {
  return isRecord(file) ? fnv(JSON.stringify([file.facts, file.shape, file.weights])) : '';
}

/** Weights as bfloat16 (a float's upper half, rounded) in base64: about three digits each. */
export function packWeights(weights: Float32Array): string {
  const bits = new Uint32Array(weights.slice().buffer);
  let text = '';
  for (const word of bits) {
    const half = Math.min(0xffff, (word + 0x8000) >>> 16);
    text += String.fromCharCode(half & 255, half >>> 8);
  }
  return btoa(text);
}

function unpackWeights(text: string): Float32Array {
  const bytes = atob(text);
  const bits = new Uint32Array(bytes.length / 2);
  for (let i = 0; i < bits.length; i++) bits[i] = (bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8)) << 16;
  return new Float32Array(bits.buffer);
}

/** A net that may be used: its sizes and weights. */
export interface Values {
  readonly shape: Shape;
  readonly weights: Float32Array;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const size = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0);

/** Values that know the first of a game's seat and table facts: those that it had when they were trained. Others are `facts` as they are. */
export function readBeginning(game: Pick<Game, 'name' | 'version'>, facts: Facts, file: unknown): Values {
  const shape = isRecord(file) && isRecord(file.shape) ? file.shape : {};
  return readValues(game, { ...facts, seat: facts.seat.slice(0, size(shape.seat)), table: facts.table.slice(0, size(shape.table)) }, file);
}

/**
 * Reads a value file for a game's facts. Throws a ValueFileError where it was made for other facts, another game or rules that are not alike, or is
 * damaged.
 */
export function readValues({ name, version }: Pick<Game, 'name' | 'version'>, facts: Facts, file: unknown): Values {
  const refuse = (what: string): never => {
    throw new ValueFileError(name, what);
  };
  if (!isRecord(file) || file.format !== 1) return refuse('not a value file of format 1');
  if (file.game !== name) return refuse(`made for ${String(file.game)}`);
  if (![version, ...(facts.alike ?? [])].some((alike) => alike === file.rules)) {
    return refuse(`made for rules ${String(file.rules)}, these are ${version}`);
  }
  if (file.facts !== factsHash(facts)) return refuse(`made for the facts ${String(file.facts)}, these are ${factsHash(facts)}`);
  if (!isRecord(file.shape) || typeof file.weights !== 'string') return refuse('no shape or no weights');
  const shape = { seat: facts.seat.length, table: facts.table.length, first: size(file.shape.first), second: size(file.shape.second) };
  if (shape.first % 4 !== 0) return refuse(`a first layer of ${shape.first}, which is no multiple of 4`);
  const weights = unpackWeights(file.weights);
  const { length } = layout(shape);
  if (weights.length !== length) return refuse(`${weights.length} weights, the shape needs ${length}`);
  if (!weights.every(Number.isFinite)) return refuse('a weight is no number');
  return { shape, weights };
}
