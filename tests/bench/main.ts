import { parseArgs } from 'node:util';
import { benchBusy } from './busy.ts';
import { benchConnections } from './connections.ts';
import { benchFollow } from './follow.ts';
import { benchFonts } from './fonts.ts';
import { benchInp } from './inp.ts';
import { benchLeadsLock } from './leads-lock.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLooks } from './looks.ts';
import { benchNext } from './next.ts';
import { benchPage } from './page.ts';
import { benchPress } from './press.ts';
import { benchRelease } from './release.ts';
import { type Metric, isMet, type Result, targetText } from './result.ts';
import { benchScript } from './script.ts';
import { benchServe } from './serve.ts';
import { benchShift } from './shift.ts';
import { benchStress, STRESS_PARTS } from './stress.ts';
import { benchWeight } from './weight.ts';
import { assertDocumented, writeResult } from './write-result.ts';

const BENCHES: Record<string, (details: readonly string[]) => Promise<Result>> = {
  busy: benchBusy,
  connections: benchConnections,
  follow: benchFollow,
  fonts: benchFonts,
  inp: benchInp,
  'leads-lock': benchLeadsLock,
  lighthouse: benchLighthouse,
  looks: (routes) => benchLooks(routes, values.before, values.rest),
  next: benchNext,
  page: benchPage,
  press: benchPress,
  release: benchRelease,
  script: benchScript,
  serve: benchServe,
  shift: benchShift,
  stress: benchStress,
  weight: benchWeight,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    rest: { type: 'boolean' },
    json: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
const isDetail = (name: string) => name.startsWith('/') || STRESS_PARTS.some((part) => part === name);
/** Routes of busy, lighthouse, looks, press and shift, and parts of stress. */
const details = positionals.filter(isDetail);
const names = positionals.filter((name) => !isDetail(name));
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length) {
  console.error(
    `Unknown benchmark '${unknown[0]}'. Usage: npm run bench -- [${Object.keys(BENCHES).join(' ')}] [routes of busy, lighthouse, looks, press or shift] [${STRESS_PARTS.join(' ')}] [--before STORE] [--rest] [--json] [--write]`,
  );
  process.exit(2);
}

/**
 * `follow` and `stress` need an S3 service, `looks` a store to compare with; `stress` takes an hour, and
 * measures nothing that changes with the machine.
 */
const ONLY_BY_NAME = ['follow', 'looks', 'stress'];

const results: Record<string, Result> = {};
const chosen = names.length ? names : Object.keys(BENCHES).filter((name) => !ONLY_BY_NAME.includes(name));
if (values.write) assertDocumented(chosen);
for (const name of chosen) {
  const result = await BENCHES[name]!(details);
  results[name] = result;
  if (!values.json) print(result);
  // Written after each benchmark: a later one may fail.
  if (values.write) await writeResult(name, result);
}
if (Object.values(results).some(({ metrics }) => !metrics.every(isMet))) process.exitCode = 1;
if (values.json) console.log(JSON.stringify(results, null, 2));

function print({ title, method, rows, metrics, notes = [] }: Result) {
  console.log(`\n${title}\n${method}`);
  console.table(Object.fromEntries(rows.map((row, i) => [i + 1, row])));
  for (const stat of metrics) console.log(line(stat));
  for (const note of notes) console.log(`        ${note}`);
}

function line(stat: Metric) {
  return `${isMet(stat) ? 'met   ' : 'MISSED'}  ${stat.name}: ${stat.value.toFixed(3)} (${targetText(stat)})`;
}
