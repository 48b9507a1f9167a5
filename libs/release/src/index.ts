export { appendRelease, sealRelease } from './log/append-release.ts';
export { type Round, type RoundOptions, rounds } from './log/rounds.ts';
export {
  append,
  assertChannelName,
  channelNames,
  entryKey,
  entryNumbers,
  isToolOutdated,
  type LogEnd,
  notAPreview,
  readableEntry,
  type ReportEntry,
} from './log/log-entry.ts';
export { findRelease, type FoundRelease } from './log/find-release.ts';
export { type LoggedChange, newestEntries } from './log/newest-entries.ts';
export { hasExpired, head, logEnd, nothingPublished } from './log/log-end.ts';
export { noPreviousRelease, type Step, valuesBefore } from './log/rollback.ts';
export { entries, walkBack } from './log/walk-log.ts';
export type * from './records/log-model.ts';
export { builtSource } from './records/log-model.ts';
export {
  buildRecord,
  type KeyedPage,
  keyedPage,
  NOT_FOUND,
  type Page,
  type Release,
  type SectionVersion,
  type SiteFile,
  type StoredBuild,
} from './records/model.ts';
export {
  getRelease,
  getVersion,
  findIdsByPrefix,
  lastCheck,
  isAbbreviation,
  MIN_DIGITS,
  readPushes,
  putCheck,
  putPush,
  putRelease,
  putVersion,
  recordId,
  resolveRelease,
  type VersionReference,
} from './records/records.ts';
export {
  changedSettings,
  getBudgets,
  getSettings,
  KEEP_ASSETS_DAYS,
  parseSettings,
  type SettingChange,
  type Settings,
  siteOrigin,
} from './records/settings.ts';
export {
  changedVersions,
  compareReleases,
  isCodeChange,
  type PageChange,
  type ReleaseDifference,
  type VersionChange,
} from './records/compare-releases.ts';
