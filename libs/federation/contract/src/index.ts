export { assetBase, assetUrl } from './asset-base.ts';
export { CONTRACT_VERSION, moduleFiles } from './build-record.ts';
export type {
  BuildRecord,
  BuiltBundle,
  BuiltFile,
  BuiltModule,
  BuiltRoute,
  BuiltWidget,
} from './build-record.ts';
export type {
  ClientModule,
  ClientRelease,
  ClientSection,
  PageData,
  PageRelease,
  ReleaseFacts,
} from './client-release.ts';
export { type DevelopmentRecord, GALLERY_MODULE } from './development-record.ts';
export type { Issue, Parsed } from './issue.ts';
export { parseClientRelease } from './parse-client-release.ts';
export { parseSection } from './parse-section.ts';
export {
  BUNDLER_PACKAGE,
  type BuiltPlatform,
  compatibleRange,
  FEDERATION_PACKAGE,
  MIN_PLATFORM_API,
  PLATFORM_API,
} from './platform.ts';
export { isReservedPath } from './reserved-path.ts';
export { SHELL } from './section.ts';
export type { SectionDeclaration, SectionRoute, SectionWidget } from './section.ts';
