import type { BrowserCheck, EntryDetails, LogEntry, Provenance, Release, Settings } from '@vantedge/release';
import { command, type CommandLine, type Warn, type Warning } from '@vantedge/errors';
import type { Store } from '@vantedge/store';
import type { ComposeRequest } from '../compose/request.ts';
import type { Progress } from '../progress.ts';
import type { ClaimsBySection } from './claims.ts';
import type { Versions } from './pushed-versions.ts';

/** What every command that changes a channel is given. */
export interface ChannelRequest {
  store: Store;
  channel: string;
  /** Who runs the command, for the entry. */
  provenance?: Provenance | undefined;
  progress?: Progress | undefined;
  permissions?: Permissions | undefined;
  /** Visits the pages that a command is about to show to visitors. Default: they are not visited. */
  visit?: VisitRelease | undefined;
  /** Command line that repeats the command. `CONFLICT` prints it. */
  retryCommand?: CommandLine | undefined;
  /** Default: prints to standard error. */
  report?: Warn | undefined;
  /** Default: the clock of this machine. */
  now?: (() => Date) | undefined;
}

/** What a release is refused for unless its publisher permits it. */
export interface Permissions {
  /** Permits builds with changes that are not committed on the channel `production`. */
  allowDirty?: boolean | undefined;
  /** Paths of pages that may be removed without a redirect, or `any`. */
  gone?: readonly string[] | undefined;
  /** Why visitors get pages that no browser has visited, or in which one has found problems. */
  unchecked?: string | undefined;
}

/** What a browser visits. */
export interface ReleaseVisit {
  store: Store;
  release: Release;
  /** The release that is live: pages that differ from it are visited. */
  before: Release | undefined;
  progress?: Progress | undefined;
  /** Pages that were visited, as `visitRelease` names them: they are not visited again. It adds those that it visits. */
  visited?: Set<string>;
}

/** What a browser has seen of a release. */
export type Seen = Pick<BrowserCheck, 'at' | 'browser' | 'pages' | 'problems'>;

/** Visits pages of a release in a browser. */
export type VisitRelease = (visit: ReleaseVisit) => Promise<Seen>;

/** A request that puts stored versions live. */
export interface ReleaseRequest extends ChannelRequest {
  /** Version id of each section to release. All must be stored. */
  versions: Versions;
  /** Live versions that may be replaced. Default: any. */
  expectation?: Expectation | undefined;
  /** Folder of the clone that knows the commits of the versions. Default: the working directory. */
  folder?: string;
  /** Reads the settings of a channel without any. Default: the default settings. */
  initialSettings?: (() => Promise<Settings>) | undefined;
}

/** Which live versions a command may replace. */
export interface Expectation {
  /** Version that must be live, by section; ids may be abbreviated. */
  versions: Versions;
  /**
   * Other sections: `any` version may be replaced, or only one whose commit is an `ancestor` of the commit of the new version, so that
   * an old checkout cannot replace a newer version.
   */
  others: 'any' | 'ancestor';
}

/** A request about a preview. The channel is the one that it was composed on. */
export interface PreviewRequest extends Omit<ChannelRequest, 'channel'> {
  /** Name of the preview, which is a channel. */
  name: string;
}

/** What a command puts live next, decided on what is live now. */
export type Plan = ReleasePlan | ComposePlan;

interface PlanBase {
  entry: EntryDetails;
  /** The release of another channel that it is built on. Default: the live one. */
  base?: Release | undefined;
  /** Name of the preview that it puts live. */
  promotes?: string;
  /** The release of a canary that starts: some visitors get it. */
  canary?: Release | undefined;
  /** Reads the whole release, also what is live. */
  verify?: boolean | undefined;
}

/** Puts a release live that was composed before. */
interface ReleasePlan extends PlanBase {
  release: Release;
}

/** Composes a release. Settings are by default those of the release that it is built on. */
export interface ComposePlan extends PlanBase {
  compose: Pick<ComposeRequest, 'versions' | 'restoredFrom' | 'composer'> & {
    settings?: Settings | undefined;
  };
}

/** What a command has put live. */
export interface CommitResult {
  channel: string;
  /** The entry that is live now. */
  entry: LogEntry;
  release: Release;
  /** The release that it was built on. */
  before: Release | undefined;
  /** False if the release was already live: the log then has no new entry. */
  changed: boolean;
  /** Paths of pages that the release before had, sorted. */
  removed: string[];
  /** Paths that were rendered. */
  rendered: string[];
  /** URLs to purge from a cache: those whose response differs from the release before. */
  changedUrls: string[];
  /** Claims of the release whose source is still to be supplied. Empty for a rollback. */
  claims: ClaimsBySection;
  /** Problems that do not prevent the release. */
  warnings: Warning[];
}

/** The command line that repeats a command with more options; only the options if it is not known. */
export const retryWith = (
  { retryCommand }: Pick<ChannelRequest, 'retryCommand'>,
  ...options: string[]
): CommandLine => command(...(retryCommand?.argv ?? []), ...options);
