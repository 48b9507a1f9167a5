import type { Fact } from '@vantedge/federation-contract';
import { buildCommand, command, isCorruption, type Warning } from '@vantedge/errors';
import { getVersion, type StoredBuild } from '@vantedge/release';
import type { Store } from '@vantedge/store';
import type { Versions } from './pushed-versions.ts';

/** A value of a package with which sections of a release were built differently. */
export interface Disagreement {
  package: string;
  name: string;
  /** By section. */
  values: Record<string, Fact>;
}

/** Compares the values that the sections of a release have recorded. Damaged versions, which other checks report, have none. */
export async function disagreements(store: Store, versions: Versions): Promise<Disagreement[]> {
  const ids = Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1));
  const read = ([name, id]: [string, string]) =>
    getVersion(store, name, id).catch((error: unknown) => {
      if (!isCorruption(error)) throw error;
    });
  const builds = (await Promise.all(ids.map(read))).flatMap((version) => version?.build ?? []);
  const packages = [...new Set(builds.flatMap(({ facts = {} }) => Object.keys(facts)))].sort();
  return packages.flatMap((name) => differences(name, builds));
}

function differences(packageName: string, builds: readonly StoredBuild[]): Disagreement[] {
  const values = new Map<string, Record<string, Fact>>();
  for (const { name: section, facts = {} } of builds)
    for (const [name, value] of Object.entries(facts[packageName] ?? {}))
      values.set(name, { ...values.get(name), [section]: value });
  return [...values]
    .filter(([, bySection]) => new Set(Object.values(bySection)).size > 1)
    .map(([name, bySection]) => ({ package: packageName, name, values: bySection }));
}

/** Values that a command names. `site status` has all of them in its JSON. */
const MAX_NAMED = 5;

/** Returns a warning for each of the first disagreements: `stories was built with rate.hourly 24; pricing with 25`. */
export function disagreementWarnings(found: readonly Disagreement[]): Warning[] {
  const sections = [...new Set(found.flatMap(({ values }) => Object.keys(values)))].sort();
  const more = found.length - MAX_NAMED;
  const texts = [
    ...found.slice(0, MAX_NAMED).map(disagreementText),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'value differs' : 'values differ'} in the same way.`] : []),
  ];
  const fix = ['from one commit:', buildCommand(...sections), command('site', 'publish', ...sections)];
  return texts.map((text, i) => (i === texts.length - 1 ? { text, fix } : { text }));
}

const LIST = new Intl.ListFormat('en-US');

function disagreementText({ package: packageName, name, values }: Disagreement): string {
  const sections = new Map<Fact, string[]>();
  for (const [section, value] of Object.entries(values))
    sections.set(value, [...(sections.get(value) ?? []), section]);
  const [first, ...others] = [...sections].map(([value, names]) => ({
    names: LIST.format(names),
    isOne: names.length === 1,
    value: typeof value === 'string' ? `'${value}'` : String(value),
  }));
  const start = `${first!.names} ${first!.isOne ? 'was' : 'were'} built with ${name} ${first!.value}`;
  const rest = others.map(({ names, value }) => `${names} with ${value}`);
  return `${[start, ...rest].join('; ')} (${packageName}).`;
}
