import { type Failure, type Signal } from '@vantedge/federation-contract';
import { getRelease } from '@vantedge/release';
import { shortIds } from '@vantedge/errors';
import { type LiveRelease, loadLiveRelease } from '@vantedge/release/live';
import { memoryStore } from '@vantedge/store';
import { CHANNEL, publishSample } from '@vantedge/release/testing';
import { seededRandom } from '@vantedge/store/testing';
import { failedPart, findPage, findPart, readSignal } from './read-signal.ts';
import { asFirefoxStack, faultySite, OWNERS, runScripts, WIDGETS } from './testing/faulty-site.ts';

const ORIGIN = 'https://www.example.com';
const SECTIONS = ['shell', 'solutions', 'stories', 'pricing'];

async function load(label: string) {
  const store = memoryStore();
  const site = faultySite(label);
  const entry = await publishSample(store, site);
  const { versions } = await getRelease(store, entry.release);
  return { live: await loadLiveRelease(store, CHANNEL, entry), versions, ...runScripts(site, ORIGIN) };
}

type Site = Awaited<ReturnType<typeof load>>;

/** The error that a function throws. */
function thrownBy(act: () => void): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not throw.');
}

/** What a section or widget of a site can do wrong, as the page sends it. */
const FAULTS: Record<
  string,
  (site: Site, part: string, random: () => number) => Omit<Signal, 'release' | 'route'>
> = {
  'throws while it renders': ({ parts }, part) => ({
    failure: {
      ...errorOf(thrownBy(() => parts[sectionOf(part)]!.breakPart('in render'))),
      type: part.includes('/') ? 'widget' : 'section',
      part,
    },
  }),
  'throws in an event': ({ parts, urls }, part) => ({
    failure: {
      type: 'error',
      url: urls[sectionOf(part)]!,
      ...errorOf(thrownBy(() => parts[sectionOf(part)]!.breakPart('click'))),
    },
  }),
  'throws in a callback of a library, in Firefox': ({ parts }, part) => {
    const error = thrownBy(() => parts['shell']!.callBack(() => parts[sectionOf(part)]!.breakPart('later')));
    return { failure: { type: 'error', message: error.message, stack: asFirefoxStack(error.stack!) } };
  },
  'makes a library throw': ({ parts }, part) => {
    const error = thrownBy(() =>
      parts[sectionOf(part)]!.callBack(() => parts['shell']!.breakPart('wrong argument')),
    );
    return { failure: { type: 'error', ...errorOf(error) } };
  },
  rejects: ({ parts }, part) => ({
    failure: {
      type: 'unhandledrejection',
      ...errorOf(thrownBy(() => parts[sectionOf(part)]!.breakPart('promise'))),
    },
  }),
  'does not load': ({ urls }, part) => ({ failure: { type: 'error', url: urls[sectionOf(part)]! } }),
  'is blocked by the policy': ({ urls }, part) => ({
    failure: {
      type: 'securitypolicyviolation',
      message: 'https://elsewhere.example',
      url: urls[sectionOf(part)]!,
    },
  }),
  shifts: (_, part, random) => ({ view: 'ok', vitals: [{ name: 'CLS', value: random(), part }] }),
};

const sectionOf = (part: string) => part.split('/')[0]!;

const errorOf = ({ message, stack }: Error): Pick<Failure, 'message' | 'stack'> => ({
  message,
  stack: stack!.slice(0, 800),
});

/** Section, version and widget that the server finds for a signal. */
function attributed(signal: Signal, live: LiveRelease) {
  const read = readSignal(Buffer.from(JSON.stringify(signal)))!;
  const page = findPage(read, live)!;
  return read.failure ? failedPart(read.failure, page, live) : findPart(read.vitals![0]!.part!, live);
}

test('attributes at least 99 % of 200 faults and shifts in four sections and two widgets', async () => {
  const sites = [await load('live'), await load('draft')];
  const random = seededRandom(32);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
  const wrong: unknown[] = [];
  for (let i = 0; i < 200; i += 1) {
    const site = pick(sites);
    const part = pick([...SECTIONS, ...WIDGETS]);
    const fault = pick(Object.keys(FAULTS));
    const route = pick(Object.keys(OWNERS));
    const owner = OWNERS[route]!;
    const signal: Signal = {
      release: site.live.id,
      route,
      section: owner,
      ...FAULTS[fault]!(site, part, random),
    };
    const found = attributed(signal, site.live);
    const isBoundary = signal.vitals || signal.failure?.part;
    const expected = {
      section: sectionOf(part),
      version: shortIds(site.versions[sectionOf(part)]!),
      ...(isBoundary && part.includes('/') && { widget: part }),
    };
    const { route: _, ...rest } = found as typeof expected & { route?: string };
    if (JSON.stringify(rest) !== JSON.stringify(expected)) wrong.push({ fault, part, found });
  }
  expect(wrong).toEqual([]);
});
