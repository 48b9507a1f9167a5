import { parseArgs } from 'node:util';
import { withCheckouts } from './checkouts.ts';
import { benchData } from './data.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchNavigation } from './navigation.ts';
import { benchRelease } from './release.ts';
import { type Bench, resultMarkdown } from './result.ts';
import { benchServe } from './serve.ts';
import { benchVisits, NETWORKS } from './visits.ts';
import { benchWeight } from './weight.ts';

const BENCHES: Record<string, Bench> = {
  lighthouse: benchLighthouse,
  visits: benchVisits,
  navigation: benchNavigation,
  release: benchRelease,
  data: benchData,
  serve: benchServe,
  weight: benchWeight,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    network: { type: 'string', multiple: true, default: [] },
  },
});
const pages = positionals.filter((name) => name.startsWith('/'));
const names = positionals.filter((name) => !name.startsWith('/'));
if (!names.every((name) => name in BENCHES) || !values.network.every((name) => name in NETWORKS)) {
  console.error(
    `Usage: npm run bench -- [${Object.keys(BENCHES).join('|')}]... [page]... [--against <commit>] [--network ${Object.keys(NETWORKS).join('|')}]...`,
  );
  process.exit(2);
}

await withCheckouts(values.against, async (checkouts) => {
  for (const name of names.length ? names : Object.keys(BENCHES)) {
    const result = await BENCHES[name]!({ checkouts, pages, networks: values.network });
    console.log(`\n## ${result.title}\n\n${resultMarkdown(result)}`);
  }
});
