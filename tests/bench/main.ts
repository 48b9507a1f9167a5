import { parseArgs } from 'node:util';
import { benchLighthouse } from './lighthouse.ts';
import { benchPage } from './page.ts';
import { benchRelease } from './release.ts';
import { isMet, type Result, resultsMarkdown } from './result.ts';
import { benchServe } from './serve.ts';
import { benchWeight } from './weight.ts';

const BENCHES: Record<string, (routes: readonly string[]) => Promise<Result>> = {
  lighthouse: benchLighthouse,
  page: benchPage,
  release: benchRelease,
  serve: benchServe,
  weight: benchWeight,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' } },
});
/** Routes for `lighthouse` and `page`. */
const routes = positionals.filter((name) => name.startsWith('/'));
const names = positionals.filter((name) => !name.startsWith('/'));
const unknown = names.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  console.error(
    `Unknown benchmark '${unknown}'. Usage: npm run bench -- [${Object.keys(BENCHES).join(' ')}] [routes of lighthouse or page] [--json]`,
  );
  process.exit(2);
}

const selected = names.length ? names : Object.keys(BENCHES);
const results: Record<string, Result> = {};
for (const name of selected) {
  const result = await BENCHES[name]!(routes);
  results[name] = result;
  if (!values.json) console.log(`\n## ${result.title}\n\n${resultsMarkdown(result)}`);
}
if (Object.values(results).some(({ metrics }) => !metrics.every(isMet))) process.exitCode = 1;
if (values.json) console.log(JSON.stringify(results, null, 2));
