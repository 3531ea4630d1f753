import { type Config, readConfig } from '../../../core/config.ts';
import type { Variables } from '../../../core/renamed-settings.ts';
import { type Check, type Finding, findings, reason, type Verdict } from './finding.ts';
import { backups, dataFolder, machine, port } from './machine.ts';
import { address, mail, openid } from './outside.ts';
import { bus, database } from './shared.ts';

const CHECKS: readonly Check[] = [machine, dataFolder, backups, port, database, bus, address, mail, openid];

const SIGNS: Readonly<Record<Verdict, string>> = { ok: 'ok  ', warning: 'note', fault: 'BAD ' };

/** A secret for the look alone: without one the settings would make the data folder's. */
const ANY_SECRET = 'no secret, only long enough to be one';

/** What is said of a server with these settings: the settings first, then all that they name. Changes nothing. Never throws. */
export async function examine(given: Variables): Promise<readonly Finding[]> {
  const settings = findings('settings');
  let config: Config;
  try {
    config = readConfig({ ...given, SECRET: given.SECRET ?? ANY_SECRET });
  } catch (error) {
    return [settings.fault(reason(error).replace(/^settings: /, ''))];
  }
  const warned = config.warnings.map((warning) => settings.warning(warning));
  const looked = await Promise.all(
    CHECKS.map(({ about, look }) =>
      look(config, given).catch((error: unknown) => [findings(about).fault(`could not be looked at: ${reason(error)}`)]),
    ),
  );
  return [...(warned.length > 0 ? warned : [settings.ok('all are valid')]), ...looked.flat()];
}

/** The findings as lines for a terminal, and whether the server would run. */
export function doctorLines(found: readonly Finding[]): { readonly lines: readonly string[]; readonly isSound: boolean } {
  const width = Math.max(...found.map(({ about }) => about.length));
  const lines = found.map(({ about, verdict, says }) => `${SIGNS[verdict]}  ${about.padEnd(width)}  ${says}`);
  return { lines, isSound: found.every(({ verdict }) => verdict !== 'fault') };
}
