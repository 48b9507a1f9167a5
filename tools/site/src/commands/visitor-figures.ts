import { command, type Fix, SiteError } from '@vantedge/errors';

/** What browsers have reported of a section to a server since it loaded its release. */
interface Figures {
  /** `live` or `canary`: of previews, there are no visitors to compare. */
  role: string;
  /** `all` for those of all sections. */
  section: string;
  views: number;
  failed: number;
  /** The bucket with the 75th percentile of LCP: `up to 0.8 s`, or `over 10 s`. Undefined without any. */
  lcp: string | undefined;
}

export interface VisitorFigures {
  server: string;
  /** ISO 8601. */
  since: string;
  /** First those of all sections. */
  figures: Figures[];
}

/** A value of a counter or a bucket, with its labels. */
interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** A server answers from memory. */
const TIMEOUT_MS = 5_000;

/** Reads the figures of a server from its admin port. Throws `METRICS_UNAVAILABLE`. */
export async function readVisitorFigures(server: string, channel: string): Promise<VisitorFigures> {
  const samples = samplesIn(await readMetrics(server));
  const loaded = samples.find(({ name }) => name === 'release_loaded_timestamp_seconds');
  const served = loaded?.labels['channel'];
  if (!loaded || !served) throw unavailable(server, 'The answer has no metrics of Vantedge');
  if (served !== channel)
    throw unavailable(
      server,
      `It serves the channel '${served}', not '${channel}'`,
      command('site', 'status', '--channel', served, '--server', server),
    );
  const found = samples.flatMap(({ name, labels }) => (name.startsWith('client_') ? labels['section']! : []));
  const figures = ['all', ...new Set(found)].flatMap((section) =>
    ['live', 'canary'].map((role) => figuresOf(samples, role, section)),
  );
  return {
    server,
    since: new Date(loaded.value * 1_000).toISOString(),
    figures: figures.filter(({ views, lcp }) => views || lcp),
  };
}

async function readMetrics(server: string): Promise<string> {
  try {
    const answer = await fetch(new URL('/metrics', server), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return await answer.text();
    throw new Error(`It answered ${answer.status}`);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    throw unavailable(server, cause?.code ?? cause?.message ?? message);
  }
}

const unavailable = (server: string, reason: string, fix?: Fix) =>
  new SiteError('METRICS_UNAVAILABLE', `The metrics of the server cannot be read. ${reason}.`, {
    at: server,
    fix: fix ?? [command('server', 'start', '--admin-port', '9464'), 'and --server with its URL'],
  });

/** The platform's own samples in Prometheus's text format, as the server writes it. */
const samplesIn = (text: string): Sample[] =>
  [...text.matchAll(/^vantedge_(\w+)\{(.*)\} ([\d.e+]+)$/gm)].map(([, name, pairs, value]) => ({
    name: name!,
    labels: Object.fromEntries([...pairs!.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, of]) => [key!, of!])),
    value: Number(value),
  }));

function figuresOf(samples: readonly Sample[], role: string, section: string): Figures {
  const own = samples.filter(
    ({ labels }) => labels['release_role'] === role && (section === 'all' || labels['section'] === section),
  );
  const sum = (name: string, isCounted: (labels: Sample['labels']) => boolean = () => true) =>
    own.reduce((total, one) => total + (one.name === name && isCounted(one.labels) ? one.value : 0), 0);
  // In ascending order; each bucket has the views of smaller ones, too.
  const limits = own.flatMap(({ name, labels }) =>
    name === 'client_lcp_seconds_bucket' ? labels['le']! : [],
  );
  const enough = 0.75 * sum('client_lcp_seconds_count');
  const limit = limits.find(
    (le) => sum('client_lcp_seconds_bucket', (labels) => labels['le'] === le) >= enough,
  );
  return {
    role,
    section,
    views: sum('client_views_total'),
    failed: sum('client_views_total', ({ result }) => result === 'failed'),
    lcp: limit === '+Inf' ? `over ${limits[limits.indexOf(limit) - 1]} s` : limit && `up to ${limit} s`,
  };
}

const HEAD = ['role', 'section', 'views', 'failed', 'LCP p75'];

/** The figures as a table: live and canary, first of all pages, then by section. */
export function figureLines({ server, since, figures }: VisitorFigures): string[] {
  const rows = figures.map(({ role, section, views, failed, lcp }) => [
    role,
    section,
    views.toLocaleString('en-US'),
    views ? `${((100 * failed) / views).toFixed(1)}%` : '–',
    lcp ?? '–',
  ]);
  const widths = HEAD.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: string[]) =>
    `  ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join('  ')}`.trimEnd();
  return [
    '',
    `Visitors of ${server} since ${since}. Anyone can send these figures: read the log before you act on them.`,
    ...(rows.length ? [HEAD, ...rows].map(line) : ['  none have reported anything yet']),
  ];
}
