import { command, type Fix, SiteError } from '@vantedge/errors';
import { type Sample, type SectionFigures, sectionFigures } from './section-figures.ts';
import * as v from 'valibot';

/** What browsers have reported to a server since it loaded its release, of all its pages and of each section's. */
export interface VisitorFigures {
  server: string;
  /** ISO 8601. */
  since: string;
  total: SectionFigures[];
  sections: SectionFigures[];
}

interface Request {
  /** URL of the admin port. */
  server: string;
  channel: string;
  timeoutMs?: number;
}

/** A server answers from memory. */
const TIMEOUT_MS = 5_000;

/** Reads the figures of a server from its admin port. Throws `METRICS_UNAVAILABLE`. */
export async function readVisitorFigures({
  server,
  channel,
  timeoutMs = TIMEOUT_MS,
}: Request): Promise<VisitorFigures> {
  const text = await readMetrics(server, timeoutMs);
  const [{ labels: served } = { labels: {} as Labels }] = samplesIn(text, 'vantedge_release_info');
  const [loaded] = samplesIn(text, 'vantedge_release_loaded_timestamp_seconds');
  if (served.channel === undefined || !loaded)
    throw unavailable(server, 'The answer has no metrics of Vantedge');
  if (served.channel !== channel)
    throw unavailable(
      server,
      `It serves the channel '${served.channel}', not '${channel}'`,
      command('site', 'status', '--channel', served.channel, '--server', server),
    );
  const samples = ['views_total', 'errors_total', 'lcp_seconds_bucket'].flatMap((name) =>
    samplesIn(text, `vantedge_client_${name}`),
  );
  const ofAll = samples.map(({ labels, ...sample }) => ({
    ...sample,
    labels: { ...labels, section: 'all' },
  }));
  return {
    server,
    since: new Date(loaded.value * 1_000).toISOString(),
    total: sectionFigures(ofAll),
    sections: sectionFigures(samples),
  };
}

async function readMetrics(server: string, timeoutMs: number): Promise<string> {
  try {
    const answer = await fetch(new URL('/metrics', server), { signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok) return await answer.text();
    throw unavailable(server, `It answered ${answer.status}`);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    if ((error as Error).name === 'TimeoutError')
      throw unavailable(server, `No answer within ${timeoutMs / 1_000} s`);
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    throw unavailable(server, cause?.code ?? cause?.message ?? message);
  }
}

const unavailable = (server: string, reason: string, fix?: Fix) =>
  new SiteError('METRICS_UNAVAILABLE', `The metrics of the server cannot be read. ${reason}.`, {
    at: server,
    fix: fix ?? [command('server', 'start', '--admin-port', '9464'), 'and --server with its URL'],
  });

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));

/** The labels that figures need. All come from the server: names of the release, and no text of visitors. */
const labelsOf = v.object({
  channel: name,
  release_role: v.optional(v.picklist(['live', 'canary', 'preview'])),
  section: v.optional(name),
  result: v.optional(v.picklist(['ok', 'failed'])),
  le: v.optional(v.pipe(v.string(), v.regex(/^(?:[\d.]+|\+Inf)$/))),
});

type Labels = Partial<v.InferOutput<typeof labelsOf>>;

/** The samples of a metric in Prometheus's text format, as the server writes it. What has other labels is not from one. */
function samplesIn(text: string, metric: string): (Sample & { labels: Labels })[] {
  return [...text.matchAll(new RegExp(`^${metric}\\{(.*)\\} ([\\d.e+]+)$`, 'gm'))].flatMap(
    ([, pairs = '', value]) => {
      const labels = Object.fromEntries(
        [...pairs.matchAll(/([a-z_]+)="([^"\\]*)"(?:,|$)/g)].map(([, key, value]) => [key!, value!]),
      );
      const { success, output } = v.safeParse(labelsOf, labels);
      return success ? [{ name: metric, labels: output, value: Number(value) }] : [];
    },
  );
}

const HEAD = ['role', 'section', 'views', 'failed', 'LCP p75'];

/** The figures as a table: live and canary, first of all pages, then by section. */
export function figureLines({ server, since, total, sections }: VisitorFigures): string[] {
  const rows = [...byRole(total), ...byRole(sections)].map(({ role, section, views, failed, vitals }) => [
    role,
    section,
    views.toLocaleString('en-US'),
    views ? `${((100 * failed) / views).toFixed(1)} %` : '–',
    vitals.LCP ? `${vitals.LCP.isAbove ? 'over ' : ''}${vitals.LCP.value.toFixed(2)} s` : '–',
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

/** Of previews, there are no visitors to compare. */
const ROLES = ['live', 'canary'];

const byRole = (figures: readonly SectionFigures[]) =>
  ROLES.flatMap((role) => figures.filter((one) => one.role === role));
