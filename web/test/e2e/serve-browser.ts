// serve-browser.ts FILE: one browser for all files of tests; writes its address into FILE once it is open, and ends with its parent's word.
import { renameSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { launching } from './browser.ts';

const file = process.argv[2];
if (file === undefined) throw new Error('the file for the address is missing');
// Each who connects has contexts of its own and hears of no other's: a browser's own door would let every process hold every page.
const server = await chromium.launchServer({ ...(await launching()), host: '127.0.0.1' });
writeFileSync(`${file}.new`, server.wsEndpoint());
renameSync(`${file}.new`, file);
