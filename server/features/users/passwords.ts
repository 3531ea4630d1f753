import crypto from 'node:crypto';
import { fail, ok, type Result } from '@madang/kernel';

/** How a password becomes a hash: what it costs in memory (KiB, or as a power of two) and passes is written with each. */
type Recipe =
  | { readonly algorithm: 'argon2id'; readonly memory: number; readonly passes: number; readonly lanes: number }
  | { readonly algorithm: 'scrypt'; readonly cost: number; readonly block: number; readonly lanes: number };

interface Hash {
  readonly recipe: Recipe;
  readonly salt: Buffer;
  readonly key: Buffer;
}

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const ARGON: Recipe = { algorithm: 'argon2id', memory: 32_768, passes: 3, lanes: 1 };
const SCRYPT: Recipe = { algorithm: 'scrypt', cost: 15, block: 8, lanes: 3 };
/** What new hashes are made with: argon2id where this Node.js has it. */
const RECIPE = typeof crypto.argon2 === 'function' ? ARGON : SCRYPT;

/** Hashes that are worked out at a time, and that may wait: log-ins never take all threads or much memory from the tables. */
const AT_ONCE = 2;
const MOST_WAITING = 32;

type Busy = { readonly code: 'busy' };

/** Turns passwords into what may be kept of them. */
export interface Passwords {
  /** The hash of a new password, with its parameters; `busy`: too many are asked for at this moment. */
  hash(password: string): Promise<Result<string, Busy>>;
  /**
   * Whether the password is the one that was hashed; `outdated`: it is, and the hash should be made anew. null: there is no
   * hash, which takes as much work and is always `wrong`.
   */
  check(password: string, kept: string | null): Promise<Result<'right' | 'outdated' | 'wrong', Busy>>;
}

/** Passwords for one server. `making`: what new hashes are made with. */
export function newPasswords(making: Recipe = RECIPE): Passwords {
  const derive = oneAfterAnother(deriveKey);
  const fresh = { recipe: making, salt: crypto.randomBytes(SALT_BYTES), key: crypto.randomBytes(KEY_BYTES) };
  return {
    async hash(password) {
      const salt = crypto.randomBytes(SALT_BYTES);
      const key = await derive(password, salt, making);
      return key.ok ? ok(print({ recipe: making, salt, key: key.value })) : key;
    },
    async check(password, kept) {
      const { recipe, salt, key } = kept === null ? fresh : parse(kept);
      const found = await derive(password, salt, recipe);
      if (!found.ok) return found;
      if (kept === null || !crypto.timingSafeEqual(found.value, key)) return ok('wrong');
      return ok(JSON.stringify(recipe) === JSON.stringify(making) ? 'right' : 'outdated');
    },
  };
}

type Derive = (password: string, salt: Buffer, recipe: Recipe) => Promise<Buffer>;

function oneAfterAnother(derive: Derive) {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (...[password, salt, recipe]: Parameters<Derive>): Promise<Result<Buffer, Busy>> => {
    if (working >= AT_ONCE && waiting.length >= MOST_WAITING) return fail({ code: 'busy' });
    if (working >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else working += 1;
    try {
      return ok(await derive(password, salt, recipe));
    } finally {
      // A waiting call takes the place over; it becomes free only if none waits.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

function deriveKey(password: string, nonce: Buffer, recipe: Recipe): Promise<Buffer> {
  // The same letters may be written by different code points on different keyboards.
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key));
    if (recipe.algorithm === 'argon2id') {
      const { memory, passes, lanes: parallelism } = recipe;
      crypto.argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength: KEY_BYTES }, done);
    } else {
      const { cost, block: r, lanes: p } = recipe;
      const N = 2 ** cost;
      crypto.scrypt(message, nonce, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, done);
    }
  });
}

const ARGON_FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const SCRYPT_FORM = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const bare = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** In the PHC string format. */
function print({ recipe, salt, key }: Hash): string {
  const head =
    recipe.algorithm === 'argon2id'
      ? `$argon2id$v=19$m=${recipe.memory},t=${recipe.passes},p=${recipe.lanes}`
      : `$scrypt$ln=${recipe.cost},r=${recipe.block},p=${recipe.lanes}`;
  return `${head}$${bare(salt)}$${bare(key)}`;
}

function parse(text: string): Hash {
  const argon = ARGON_FORM.exec(text);
  const [, first, second, third, salt = '', key = ''] = argon ?? SCRYPT_FORM.exec(text) ?? [];
  if (key === '') throw new Error('a kept hash of a password has an unknown form');
  const [a, b, lanes] = [Number(first), Number(second), Number(third)];
  const recipe: Recipe = argon ? { algorithm: 'argon2id', memory: a, passes: b, lanes } : { algorithm: 'scrypt', cost: a, block: b, lanes };
  return { recipe, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}
