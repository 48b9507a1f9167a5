import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { postgresPrograms } from './postgres.mjs';
import { proxyPrograms } from './proxies.mjs';
import { ROOT } from './run.mjs';
import { hasS3Service } from './s3-service.mjs';
import { hasSqlite } from './sqlite.mjs';

const proxies = proxyPrograms();
const versionOf = (program, option) => spawnSync(program, [option], { encoding: 'utf8' });
const { TZ = '', LANG = '', NODE_ENV = '' } = process.env;

// Prints everything outside the workspace that can affect a test's result. Nx includes it in the cache key of every test.
const browser = findBrowser('headless-chromium');
const version = browser && spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout;
console.log(
  JSON.stringify({
    node: process.version,
    machine: `${process.platform} ${process.arch}`,
    environment: { TZ, LANG, NODE_ENV },
    browser: { program: browser, version },
    sqlite: hasSqlite(ROOT),
    s3Service: hasS3Service(),
    postgres: postgresPrograms(),
    nginx: proxies && versionOf(proxies.nginx, '-v').stderr,
    caddy: proxies && versionOf(proxies.caddy, 'version').stdout,
  }),
);
