import {
  channelNames,
  getRelease,
  head,
  type LogEntry,
  type LoggedChange,
  newestEntries,
  type Push,
  readPushes,
} from '@vantedge/release';
import { command, commandText, shortIds, type Terminal } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import type { ServerStatus } from '../http/release-follower.ts';
import { versionChange } from './difference.ts';
import {
  commandCode,
  type Content,
  html,
  idCode,
  list,
  serverPage,
  type ServerPage,
  timeText,
} from './document.ts';

/** What the release page needs to know about its server. */
export interface ReleasePageOptions {
  store: Store;
  channel: string;
  status: ServerStatus;
  /** Entries of the channel's log by number, which are not read again. */
  known?: ReadonlyMap<number, LogEntry>;
  /** URL of a preview; undefined if the server shows none. */
  previewUrl: (name: string) => string | undefined;
  /** Commands run in the folder in which the server was started. */
  terminal: Terminal;
}

/** Entries of the log that the page lists. */
const MAX_LISTED = 20;

/** Returns the page that shows what is live on a channel, canary, previews, and the log with the command that goes back to each release. */
export async function releasePage(options: ReleasePageOptions): Promise<ServerPage> {
  const { store, channel, status, known = new Map() } = options;
  const live = await head(store, channel);
  if (!live) return serverPage(`${channel}: nothing is live yet`, undefined);
  const [log, sections, previews] = await Promise.all([
    newestEntries(store, channel, live, { limit: MAX_LISTED, known }),
    liveSections(store, live),
    previewsOf(store, channel),
  ]);
  const run = (...argv: string[]) => commandCode(commandText(command('site', ...argv), options.terminal));
  return serverPage(`${channel}: what is live`, [
    html`<p>Release ${idCode(live.release)} since ${wentLive(log, live)}.</p>`,
    degradedNotice(status),
    list('Sections', sections),
    html`<h2>What visitors get</h2>
      <p>${run('status', '--server', '<url of this page>')}</p>`,
    live.canary && canary(live, live.canary, run),
    list(
      'Previews',
      previews.map(({ name, entry }) => preview(name, entry, live, run, options)),
    ),
    list(
      'What was live',
      log.map((change, i) => logged(change, log[i + 1]?.entry, live, run)),
    ),
  ]);
}

type Run = (...argv: string[]) => Content;

/** When the live release went live, and by whom: a canary's entry has the same release. */
function wentLive(log: readonly LoggedChange[], { release }: LogEntry): Content {
  const other = log.findIndex(({ entry }) => entry.release !== release);
  const { entry } = log.at(other === -1 ? -1 : other - 1)!;
  return [timeText(entry.at), entry.by && ` by ${entry.by}`];
}

function degradedNotice({ release, entry, degraded }: ServerStatus): Content {
  if (!degraded) return undefined;
  const { code, message } = degraded.problem;
  return html`<h2>This server is degraded</h2>
    <p>It serves release ${idCode(release)}, number ${entry}. ${code}: ${shortIds(message)}</p>`;
}

/** The sections of the live release, each with its version and pages, and from which commit who pushed it. */
async function liveSections(store: Store, { release: id }: LogEntry): Promise<Content[]> {
  const release = await getRelease(store, id);
  const owners = Object.values(release.pages).map(({ owner }) => owner);
  return Promise.all(
    Object.entries(release.versions).map(async ([section, version]) => {
      const [push] = await readPushes(store, { section, version });
      const pages = owners.filter((owner) => owner === section).length;
      return [
        html`<strong>${section}</strong>${idCode(version)}<span
            >${pages === 1 ? '1 page' : `${pages} pages`}</span
          >`,
        push && html`<span>pushed by ${push.by}</span>${commit(push)}`,
      ];
    }),
  );
}

/** A commit with the CI run that built it, if they are known. */
function commit({ source: { commit: id, dirty } = {}, pipeline }: Partial<Push>): Content {
  const text = id ? `commit ${id.slice(0, 12)}${dirty ? ', with changes' : ''}` : pipeline && 'CI run';
  return text && (pipeline ? html`<a href="${pipeline}">${text}</a>` : html`<span>${text}</span>`);
}

const canary = (live: LogEntry, { preview, release, percent }: NonNullable<LogEntry['canary']>, run: Run) =>
  html`<h2>Canary ${preview}</h2>
    <p>
      ${percent}% of visitors get release ${idCode(release)} until it is promoted or stopped:
      ${compareLink(live.release, release, 'what it changes')}
    </p>
    <p>${run('promote', preview)} ${run('canary', '--stop')}</p>`;

/** The previews of a channel, newest first. */
async function previewsOf(store: Store, channel: string) {
  const names = [...(await channelNames(store))];
  const heads = await Promise.all(names.map(async (name) => ({ name, entry: await head(store, name) })));
  return heads
    .flatMap(({ name, entry }) => (entry?.parent?.channel === channel ? [{ name, entry }] : []))
    .sort((one, other) => (one.entry.at < other.entry.at ? 1 : -1));
}

function preview(
  name: string,
  { at, by, parent, release, sections }: LogEntry,
  live: LogEntry,
  run: Run,
  { previewUrl }: ReleasePageOptions,
): Content {
  const url = previewUrl(name);
  return [
    html`<strong>${url === undefined ? name : html`<a href="${url}">${name}</a>`}</strong>`,
    html`<span>${sections.join(', ')}</span><small>${timeText(at)}${by && ` by ${by}`}</small>`,
    compareLink(live.release, release, 'what it changes'),
    parent?.release === live.release ? run('promote', name) : html`<small>outdated: preview it again</small>`,
  ];
}

/** An entry of the log, with the command that puts its release live again. */
function logged(
  { entry, changes, endedCanary }: LoggedChange,
  before: LogEntry | undefined,
  live: LogEntry,
  run: Run,
): Content {
  const { number, action, release, at, by, pipeline, sections, pushes = {}, canary: started } = entry;
  return [
    html`<strong>${number} ${action}</strong><small>${timeText(at)}${by && ` by ${by}`}</small>`,
    changes.map((change) => html`<span>${versionChange(change)}</span>`),
    !changes.length && sections.length > 0 && html`<span>${sections.join(', ')}</span>`,
    endedCanary &&
      html`<span>canary ${endedCanary.preview} of ${endedCanary.percent}% ${endedCanary.how}</span>`,
    started && html`<span>canary ${started.preview} for ${started.percent}%</span>`,
    commit(Object.values(pushes)[0] ?? { pipeline }),
    before && before.release !== release && compareLink(before.release, release, 'what it changed'),
    release === live.release ? html`<span>is live</span>` : run('rollback', '--to', release.slice(0, 16)),
  ];
}

/** Link to the comparison of two releases. */
const compareLink = (from: string, to: string, text: string) =>
  html`<a href="/?from=${from.slice(0, 16)}&amp;to=${to.slice(0, 16)}">${text}</a>`;
