import { parseArgs } from 'node:util';
import { benchCompare, NETWORKS } from './compare.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchNavigation } from './navigation.ts';
import { benchPage } from './page.ts';
import { benchRelease } from './release.ts';
import { isMet, type Result, resultsMarkdown } from './result.ts';
import { benchServe } from './serve.ts';
import { benchWeight } from './weight.ts';

const BENCHES: Record<string, (routes: readonly string[]) => Promise<Result>> = {
  lighthouse: benchLighthouse,
  navigation: benchNavigation,
  page: benchPage,
  release: benchRelease,
  serve: benchServe,
  weight: benchWeight,
};

const USAGE = `Usage: npm run bench -- [${Object.keys(BENCHES).join(' ')}] [routes of lighthouse or page] [--json]
       npm run bench -- compare <commit> [routes] [--network ${Object.keys(NETWORKS).join('|')}]... [--json]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, network: { type: 'string', multiple: true, default: [] } },
});
/** Routes for `compare`, `lighthouse` and `page`. */
const routes = positionals.filter((name) => name.startsWith('/'));
const names = positionals.filter((name) => !name.startsWith('/'));
const selected = names[0] === 'compare' ? comparison(names.slice(1)) : benches(names);

function comparison([commit, ...others]: readonly string[]) {
  if (commit === undefined || others.length) fail('compare needs one commit.');
  const network = values.network.find((name) => !(name in NETWORKS));
  if (network !== undefined) fail(`Unknown network '${network}'.`);
  return { compare: () => benchCompare({ commit, pages: routes, networks: values.network }) };
}

function benches(names: readonly string[]): typeof BENCHES {
  const unknown = names.find((name) => !(name in BENCHES));
  if (unknown !== undefined) fail(`Unknown benchmark '${unknown}'.`);
  return names.length ? Object.fromEntries(names.map((name) => [name, BENCHES[name]!])) : BENCHES;
}

function fail(problem: string): never {
  console.error(`${problem}\n${USAGE}`);
  process.exit(2);
}

const results: Record<string, Result> = {};
for (const [name, bench] of Object.entries(selected)) {
  const result = await bench(routes);
  results[name] = result;
  if (!values.json) console.log(`\n## ${result.title}\n\n${resultsMarkdown(result)}`);
}
if (Object.values(results).some(({ metrics }) => !metrics.every(isMet))) process.exitCode = 1;
if (values.json) console.log(JSON.stringify(results, null, 2));
