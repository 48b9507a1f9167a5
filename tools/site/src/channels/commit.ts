import {
  appendRelease,
  getSettings,
  type Release,
  type ReportEntry,
  type Round,
  type RoundOptions,
  rounds,
  type SealedRelease,
  sealRelease,
} from '@vantedge/release';
import { command, SiteError, type Warn, type Warning, warningText } from '@vantedge/errors';
import { changedUrls, checkServable, type Servable } from '@vantedge/release/live';
import type { Composition } from '../compose/compose-release.ts';
import { COMPOSER } from '../compose/composer.ts';
import { previewCommand } from './changed-versions.ts';
import { assertVerified, claimsIn } from './claims.ts';
import { disagreements, disagreementWarnings } from './disagreements.ts';
import { openGate } from './gate.ts';
import type { ChannelRequest, CommitResult, ComposePlan, Plan } from './requests.ts';
import { assertNothingLost, removedPages } from './safeguards.ts';

/**
 * Puts a channel's next release live. Every command that changes a channel calls it. Decides what to release, composes it, has a
 * browser visit what is new to visitors, seals its entry, checks it and appends it; if another publisher is faster, does all of this
 * again on top of its release. A failure at any point leaves the live release unchanged. Creates keys below `blobs/`, `encodings/`, `pages/`, `releases/` and `channels/` only.
 *
 * Throws the errors of `decide`, `rounds`, `composeRelease`, `openGate` and `sealRelease`; those of a server that loads the release
 * (`ASSET_CONFLICT`, `URL_COLLISION`, `NOT_FOUND_PAGE_MISSING`, `BLOB_NOT_FOUND`, …); `PAGE_REMOVED`, `CLAIMS_UNVERIFIED` and `COMPOSER_OUTDATED`.
 */
export async function commit(
  request: ChannelRequest & RoundOptions,
  decide: (round: Round) => Promise<Plan>,
): Promise<CommitResult> {
  const { store, channel, report = printWarning, now = () => new Date() } = request;
  // After a lost round, the pages that it rendered are known.
  const rendered = new Set<string>();
  const pass = openGate(request);
  for await (const round of rounds(store, channel, { reportEntry: entryReporter(report), ...request })) {
    const plan = await decide(round);
    const before = plan.base ?? round.base;
    const composed =
      'release' in plan ? unchanged(plan.release) : await compose(request, plan, before, now());
    for (const path of composed.rendered) rendered.add(path);

    const { release, checks } = composed;
    const { entry } = plan;
    const isNew = ['publish', 'promote'].includes(entry.action);
    if (isNew) assertNothingLost(round.base, release, request);
    const shown = isNew ? release : plan.canary;
    const isCounted = entry.action !== 'rollback';
    const claims = isCounted ? await claimsIn(store, (shown ?? release).versions) : {};
    if (shown) assertVerified(shown, round.base?.versions, claims, request.retryCommand);
    const differing = await disagreements(store, release.versions);
    const visit = await pass(shown, round.base, plan);
    request.progress?.phase('verify and append the release');
    const next = { ...entry, ...(checks && { checks }), ...visit, release };
    const candidate = await sealRelease(round, next, { ...request, now: now() });

    const loaded = plan.verify ? [] : releasesOfServers(round, plan);
    const servable = await checkServable(store, channel, candidate, loaded);
    if (!(await appendRelease(round, candidate))) continue;

    for (const warning of damageOf(candidate, servable)) report(warning);
    const ended = candidate.changed && endedCanary(round, plan);
    if (ended) report(canaryEnded(channel, before, ended));
    return {
      ...candidate,
      channel,
      before,
      removed: removedPages(before, release),
      rendered: [...rendered],
      changedUrls: changedUrls(before, release),
      claims,
      warnings: [...composed.warnings, ...disagreementWarnings(differing)],
    };
  }
  throw new TypeError('Rounds end when one succeeds');
}

const printWarning: Warn = (warning) => console.error(warningText(warning));

/** Returns a function that reports each damaged log entry once. */
export function entryReporter(report: Warn = printWarning): ReportEntry {
  const reported = new Set<number>();
  return (cause, number) => {
    if (!reported.has(number)) report({ text: 'Skipped a damaged log entry.', cause });
    reported.add(number);
  };
}

type ComposedRelease = Omit<Composition, 'checks'> & Partial<Pick<Composition, 'checks'>>;

/** A release that was composed before. */
const unchanged = (release: Release): ComposedRelease => ({ release, rendered: [], warnings: [] });

/**
 * Composes a release. Throws `COMPOSER_OUTDATED` if a newer composer has composed the one that it is built on: this one would undo what
 * the newer one fixed on every page.
 */
async function compose(
  { store, channel, progress, retryCommand = command('site', 'status') }: ChannelRequest,
  { compose: parts, entry }: ComposePlan,
  base: Release | undefined,
  now: Date,
): Promise<ComposedRelease> {
  const { settings = getSettings(base), composer = COMPOSER } = parts;
  if (base?.composer !== undefined && composer < base.composer) {
    throw new SiteError(
      'COMPOSER_OUTDATED',
      `This checkout composes with ${composer}, '${entry.parent?.channel ?? channel}' was composed with ${base.composer}.`,
      { fix: [command('git', 'pull'), retryCommand] },
    );
  }
  // Loaded when needed: the composer takes longer to load than most commands take.
  const { composeRelease } = await import('../compose/compose-release.ts');
  const given = { ...parts, settings, composer, base, now: now.toISOString() };
  return composeRelease({ store, progress, ...given });
}

/** The releases that servers have loaded: the live one, unless a damaged entry follows it, and the one that a preview is built on. */
const releasesOfServers = ({ live, base, next }: Round, plan: Plan): Release[] =>
  [next === (live?.number ?? 0) + 1 ? base : undefined, plan.base].filter((release) => release !== undefined);

/** What is damaged, although servers can load the release. */
const damageOf = ({ entry }: SealedRelease, { damage, warnings }: Servable): Warning[] => [
  ...damage.map((cause) => ({ text: `Release ${entry.release} is damaged.`, cause })),
  ...warnings.map((cause) => ({
    text: 'Assets of an earlier release cannot be served to open tabs.',
    cause,
  })),
];

/** The canary that a release ends, unless the command was about it. */
const endedCanary = ({ live }: Round, { entry, promotes }: Plan) =>
  entry.action === 'canary' || live?.canary?.preview === promotes ? undefined : live?.canary;

const canaryEnded = (
  channel: string,
  live: Release | undefined,
  { preview, percent, versions }: NonNullable<ReturnType<typeof endedCanary>>,
): Warning => ({
  text: `The canary '${preview}' has ended: its release does not contain this one.`,
  fix: [
    previewCommand(preview, channel, live?.versions, versions),
    command('site', 'canary', preview, '--percent', String(percent)),
  ],
});
