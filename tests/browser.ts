import { findPrograms } from '../tools/workspace/install.mjs';

/** Arguments of Chromium in tests: no requests of its own, no QUIC, and software rendering. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of Chromium's executable; `undefined` if it is not installed. */
export const findBrowser = () => findPrograms('e2e')?.[0];
