import {
  BUNDLER_PACKAGE,
  type BuiltPlatform,
  compatibleRange,
  FEDERATION_PACKAGE,
  MIN_PLATFORM_API,
  PLATFORM_API,
  SHELL,
} from '@vantedge/federation-contract';
import { installedVersion } from '../workspace.ts';

/** The platform: modules that a page loads exactly once, from the shell. */
export const SHARED_MODULES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-helmet-async',
  'react-router-dom',
  '@vantedge/seo',
  '@vantedge/shared-ui',
  '@vantedge/shared-ui/motion',
  '@vantedge/shared-ui/motion-react',
];

/** Shared modules that are not in the shell's entry scripts: they load with the first module that imports them. */
export const LAZY_MODULES: readonly string[] = ['@vantedge/shared-ui/motion-react'];

/** Installed version of every shared module, by request. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map((request) => [request, installedVersion(request)]));
}

/** Range of versions of every shared module that a section works with, by request. */
export const sharedRanges = () => rangesOf(sharedVersions());

/** Installed version of Module Federation. */
export const federationVersion = () => installedVersion(FEDERATION_PACKAGE);

/** What the shell provides, or what another section needs, in addition to `sharedVersions`. */
export function platformOf(section: string): BuiltPlatform {
  const rspack = installedVersion(BUNDLER_PACKAGE);
  if (section === SHELL) return { api: PLATFORM_API, minApi: MIN_PLATFORM_API, rspack };
  const tools = { [BUNDLER_PACKAGE]: rspack, [FEDERATION_PACKAGE]: federationVersion() };
  return { api: PLATFORM_API, rspack, ranges: { ...rangesOf(tools), ...sharedRanges() } };
}

const rangesOf = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, compatibleRange(version)]));
