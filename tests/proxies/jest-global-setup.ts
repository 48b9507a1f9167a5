import { findPrograms } from '../../tools/workspace/install.mjs';

/** Finds the proxies and promtool before the tests, which cannot import ES modules. Workers find them by the variable `TEST_PROXIES`. */
export default function setUp(): void {
  const [nginx, caddy, openssl, promtool] = findPrograms('proxies') ?? [];
  if (!promtool) throw new Error('nginx, Caddy or promtool is not installed. Fix: npm run test:services');
  process.env['TEST_PROXIES'] = JSON.stringify({ nginx, caddy, openssl, promtool });
}
