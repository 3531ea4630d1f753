import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** Flags that a browser without a screen needs; the package's own defaults end it when a page closes. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const SYSTEM_BROWSER = '/usr/bin/chromium';

async function browserPath(): Promise<string> {
  if (process.env.CHROMIUM !== undefined) return process.env.CHROMIUM;
  if (existsSync(SYSTEM_BROWSER)) return SYSTEM_BROWSER;
  const { default: carried } = await import('@sparticuz/chromium');
  return carried.executablePath();
}

/** How a browser for tests is started: the one that CHROMIUM names, the system's, or the carried one. */
export const launching = async (): Promise<LaunchOptions> => ({ executablePath: await browserPath(), args: FLAGS, headless: true });
