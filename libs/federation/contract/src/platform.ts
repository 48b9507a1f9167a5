/**
 * Number of the interface between the shell and sections that no package version describes: the federation runtime that the
 * shell publishes, and the modules and markup of pages and widgets. Raise it when sections must be changed or built again.
 */
export const PLATFORM_API = 5;

/** Lowest number that the shell still supports. Raise it when support for earlier sections is removed. */
export const MIN_PLATFORM_API = 5;

/** Packages that generate the two halves of the handshake between a section and the shell. */
export const FEDERATION_PACKAGE = '@module-federation/enhanced';
export const BUNDLER_PACKAGE = '@rspack/core';

/** What the shell provides to sections in addition to shared modules, or what a section needs from the shell. */
export interface BuiltPlatform {
  /** Number of the platform API that this build uses or, for the shell, provides. */
  api: number;
  /** Shell: lowest number of the platform API that it supports. */
  minApi?: number;
  /** Version of rspack that built it. */
  rspack: string;
  /** Section: semver range of each shared module and build tool that it works with. */
  ranges?: Record<string, string>;
}

/**
 * The range of versions that a build made with `version` works with: the same minor version in any patch, or a later minor
 * version. `^19.3.0` for 19.3.1, so that a patch release needs no build of other sections.
 */
export function compatibleRange(version: string): string {
  const [, minor] = /^((?!0\.0\.)\d+\.\d+)\.\d+$/.exec(version) ?? [];
  return minor ? `^${minor}.0` : `^${version}`;
}
