import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { brotliBytes } from './budgets.ts';
import { type Checkout, publishOptions, runSite, startSite } from './checkouts.ts';
import { type Bench, inRounds, marked, median, ROUNDS, spread } from './result.ts';

/** Number of pages from data of the sections that are compared. */
const SIZES = [20, 200] as const;

/** The most that a page of the largest section may take to publish, against one of the smallest. */
const MAX_RATIO = 1.25;

interface DataSection {
  pages: number;
  folder: string;
  dist: string;
  /** A store with the site, without the section. */
  store: string;
}

interface Measurement {
  build: number;
  publish: number;
  start: number;
  /** Milliseconds of a request, on average over all pages. */
  request: number;
  releaseBytes: number;
}

/** Builds, publishes and serves a section with few and one with many pages from data, in this checkout only. */
export const benchData: Bench = async ({ checkouts }) => {
  const checkout = checkouts.at(-1)!;
  const results = path.join(checkout.root, 'test-results');
  mkdirSync(results, { recursive: true });
  // Inside the workspace, where the build finds its loaders.
  const folder = mkdtempSync(path.join(results, 'bench-data-'));
  try {
    const store = path.join(folder, 'store');
    await runSite(checkout, 'publish', ...SECTIONS, '--store', store, ...publishOptions(checkout));
    const sections = SIZES.map((pages) => writeSection(path.join(folder, String(pages)), pages, store));
    const measured = await inRounds(sections, (section) => measure(checkout, section));
    const perPage = measured.map(
      ([{ pages }, all]) => (median(all.map(({ publish }) => publish)) * 1000) / pages,
    );
    return {
      title: 'Pages from data',
      method:
        `A section with one module and a page for each entry of its data: seconds of rspack, and of \`site publish\` into a store with the site; ` +
        `then a server on the store, from its start to its answer, and milliseconds of a request, one page after the other. Medians of ${ROUNDS} interleaved rounds (min–max).`,
      rows: measured.map(([{ pages }, all], i) => {
        const of = (name: keyof Measurement, digits: number) =>
          spread(
            all.map((one) => one[name]),
            digits,
          );
        const ratio = perPage[i]! / perPage[0]!;
        return {
          pages,
          build: of('build', 2),
          publish: of('publish', 2),
          'publish, ms per page': marked(perPage[i]!.toFixed(1), ratio, { max: MAX_RATIO }),
          'start of the server': of('start', 2),
          'ms per request': of('request', 2),
          'brotli bytes of /release.json': all[0]!.releaseBytes,
        };
      }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

async function measure(
  checkout: Checkout,
  { pages, folder, dist, store: before }: DataSection,
): Promise<Measurement> {
  const rspack = path.join(checkout.root, 'node_modules/.bin/rspack');
  const store = path.join(folder, 'store');
  rmSync(store, { recursive: true, force: true });
  cpSync(before, store, { recursive: true });
  const build = await secondsOf(() =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', rspack, 'build'], { cwd: folder }),
  );
  const options = ['--store', store, '--dist', dist, ...publishOptions(checkout)];
  const publish = await secondsOf(() => runSite(checkout, 'publish', 'jobs', ...options));
  const begin = performance.now();
  const { url, stop } = await startSite(checkout, store);
  const start = (performance.now() - begin) / 1000;
  try {
    const seconds = await secondsOf(async () => {
      for (let i = 0; i < pages; i += 1) {
        const answer = await fetch(`${url}/jobs/job-${i}`);
        if (!(await answer.text()).includes(`Job ${i}.`)) throw new Error(`/jobs/job-${i}: ${answer.status}`);
      }
    });
    const release = await (await fetch(`${url}/release.json`)).text();
    const releaseBytes = brotliBytes(Buffer.from(release));
    return { build, publish, start, request: (seconds * 1000) / pages, releaseBytes };
  } finally {
    await stop();
  }
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

function writeSection(folder: string, pages: number, store: string): DataSection {
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(folder, 'src/pages'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write(
    'rspack.config.mjs',
    `import { productionBuilds } from '@vantedge/federation-build/parts';
     import section from './src/section.ts';
     const root = import.meta.dirname;
     export default productionBuilds({ section, root, out: root + '/dist/jobs', mode: 'production' });`,
  );
  write(
    'src/section.ts',
    `export default { name: 'jobs', routes: [{
       path: '/jobs/:slug', module: './pages/job.tsx', params: async () => (await import('./jobs.ts')).jobs,
     }] };`,
  );
  write(
    'src/jobs.ts',
    `export const jobs = Array.from({ length: ${pages} }, (_, i) => ({ slug: 'job-' + i }));`,
  );
  write(
    'src/section.css',
    "@layer theme, base, ui, components, utilities;\n@import 'tailwindcss/theme.css' layer(theme) theme(reference);",
  );
  write(
    'src/pages/job.tsx',
    `import { Seo } from '@vantedge/seo';
     import { PageHero } from '@vantedge/shared-ui';
     import { useParams } from 'react-router-dom';
     export default function Job() {
       const { slug = '' } = useParams();
       const name = 'Job ' + slug.slice('job-'.length) + '.';
       return (
         <>
           <Seo page={{ meta: { path: '/jobs/' + slug, title: name, description: name, keywords: [], noindex: true } }} />
           <PageHero variant="inner" breadcrumb={[]} title={name} lead={name} actions={[]} />
           <section className="px-6">
             {Array.from({ length: 40 }, (_, i) => <p key={i}>Paragraph {i} of {name}</p>)}
           </section>
         </>
       );
     }`,
  );
  return { pages, folder, dist, store };
}
