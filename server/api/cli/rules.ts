import type { StorageConfig } from '../ground.ts';
import { attachServices } from './attach.ts';

/** The module of rules that a database keeps. Throws where it keeps none of that version. */
export async function keptRules(site: StorageConfig, [game = '', version = '']: readonly string[]): Promise<string> {
  const beside = await attachServices(site);
  try {
    const code = await beside.services.kept.code(game, version);
    if (code === undefined) throw new Error(`rules of ${game} ${version} are not kept here`);
    return code;
  } finally {
    await beside.close();
  }
}
