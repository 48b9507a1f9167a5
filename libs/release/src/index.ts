export {
  appendRelease,
  type AppendReleaseOptions,
  type CommittedRelease,
  type NextRelease,
} from './log/append-release.ts';
export {
  append,
  assertChannelName,
  entryKey,
  entryNumbers,
  type LogEnd,
  readableEntry,
  type ReportEntry,
} from './log/log-entry.ts';
export { hasExpired, head, logEnd } from './log/log-end.ts';
export { notAPreview } from './log/log-entry.ts';
export { noPreviousRelease, type Step, valuesBefore } from './log/rollback.ts';
export { entries, walkBack } from './log/walk-log.ts';
export { problemText } from './site-error.ts';
export { runnable } from './runnable.ts';
export type {
  Canary,
  CheckCount,
  LogEntry,
  NewLogEntry,
  ParentEntry,
  Provenance,
  Push,
  Source,
} from './records/log-model.ts';
export type { KeyedPage, Page, Release, SectionVersion, SiteFile } from './records/model.ts';
export type { BlobHash } from './store/blobs.ts';
export type { StoredBody } from './store/bodies.ts';
export { NOT_FOUND } from './records/model.ts';
export { parseRecord } from './json/schema.ts';
export { isPersonName } from './json/schema.ts';
export { pushesOf, putPush, type VersionReference } from './records/records.ts';
export { findPage, inputsKey, type PageInputs, pageKey, putPage, renewPage } from './page-cache.ts';
export { getRelease, putRelease, releaseIdOf } from './records/records.ts';
export { buildRecord, type StoredBuild } from './records/model.ts';
export { KEEP_ASSETS_DAYS, parseSettings, type Settings, settingsOf } from './records/settings.ts';
export { getVersion, putVersion } from './records/records.ts';
export { SiteError, type SiteErrorDetails, type SiteProblem } from './site-error.ts';
export {
  compareReleases,
  isCodeChange,
  type PageChange,
  type ReleaseDifference,
} from './records/compare-releases.ts';
