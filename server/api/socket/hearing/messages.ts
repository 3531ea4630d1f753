import { fail, ok, type Result } from '@madang/kernel';
import { ClientMessage, type Problem } from '@madang/wire';
import type { RawData } from 'ws';
import type { Limits } from '../../../core/config.ts';
import { isPlay } from './fast-play.ts';

/** What a frame says; refuses what is not a message of ours. */
export function readMessage(data: RawData, binary: boolean, limits: Limits): Result<ClientMessage, Problem> {
  if (binary || !Buffer.isBuffer(data)) return fail({ code: 'not-text' });
  if (data.length > limits.messageBytes) return fail({ code: 'too-long', details: { most: limits.messageBytes } });
  const json = parse(data.toString());
  if (json === undefined) return fail({ code: 'not-json' });
  if (isPlay(json)) return ok(json);
  const message = ClientMessage.safeParse(json);
  if (message.success) return ok(message.data);
  const fields = message.error.issues.slice(0, 5).map((issue) => issue.path.join('.'));
  return fail({ code: 'not-understood', details: { fields } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
