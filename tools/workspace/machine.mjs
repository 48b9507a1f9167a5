import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { postgresPrograms } from './postgres.mjs';
import { proxyPrograms } from './proxies.mjs';
import { ROOT } from './run.mjs';
import { hasS3Service } from './s3-service.mjs';
import { hasSqlite } from './sqlite.mjs';

const { TZ = '', LANG = '', NODE_ENV = '' } = process.env;

/** What can affect a test's result outside the workspace. Apart, because `npm test` installs some while tests without them run. */
const FACTS = {
  machine: () => ({
    node: process.version,
    machine: `${process.platform} ${process.arch}`,
    environment: { TZ, LANG, NODE_ENV },
  }),
  sqlite: () => hasSqlite(ROOT),
  browser: () => {
    const program = findBrowser('headless-chromium');
    return { program, version: program && outputOf(program, '--version').stdout };
  },
  s3Service: () => hasS3Service(),
  postgres: () => postgresPrograms(),
  proxies: () => {
    const { nginx, caddy } = proxyPrograms() ?? {};
    return nginx && { nginx: outputOf(nginx, '-v').stderr, caddy: outputOf(caddy, 'version').stdout };
  },
};

const outputOf = (program, option) => spawnSync(program, [option], { encoding: 'utf8' });

// Prints the facts with a name, which Nx includes in the cache key of the tests that depend on them.
const [name = 'machine'] = process.argv.slice(2);
console.log(JSON.stringify({ [name]: FACTS[name]() }));
