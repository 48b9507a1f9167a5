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
} from './log/channel.ts';
export { hasExpired, head, logEnd } from './log/log-end.ts';
export { notAPreview } from './log/not-a-preview.ts';
export { noPreviousRelease, type Step, valuesBefore } from './log/rollback.ts';
export { entries, walkBack } from './log/walk-log.ts';
export { problemText, runnable } from './problem-text.ts';
export type {
  Canary,
  CheckCount,
  LogEntry,
  ParentEntry,
  Provenance,
  Push,
  Source,
} from './records/log-model.ts';
export type { BlobHash, Page, Release, SectionVersion, SiteFile, StoredBody } from './records/model.ts';
export { NOT_FOUND } from './records/not-found.ts';
export { parseRecord } from './records/parse-record.ts';
export { isPersonName } from './records/person-name.ts';
export { pushesOf, putPush, type VersionReference } from './records/pushes.ts';
export {
  findPage,
  inputsKey,
  type KeyedPage,
  type PageInputs,
  pageKey,
  putPage,
  renewPage,
} from './records/page-records.ts';
export { getRelease, putRelease, releaseIdOf } from './records/releases.ts';
export { buildRecord, type StoredBuild } from './records/build-schemas.ts';
export { KEEP_ASSETS_DAYS, parseSettings, type Settings, settingsOf } from './records/settings.ts';
export { getVersion, putVersion } from './records/versions.ts';
export { SiteError, type SiteErrorDetails, type SiteProblem } from './site-error.ts';
export {
  compareReleases,
  isCodeChange,
  type PageChange,
  type ReleaseDifference,
} from './records/compare-releases.ts';
