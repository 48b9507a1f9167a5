import { proxiesInstallHint, proxyPrograms } from '../../tools/workspace/proxies.mjs';

/** Finds the proxies before the tests, which cannot import ES modules. Workers find them by the variable `TEST_PROXIES`. */
export default function setUp(): void {
  const programs = proxyPrograms();
  if (!programs) throw new Error(`nginx and Caddy are not installed. Fix: ${proxiesInstallHint()}`);
  process.env['TEST_PROXIES'] = JSON.stringify(programs);
}
