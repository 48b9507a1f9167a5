import { installedVersion } from '../workspace.ts';

/** A module that a page loads exactly once, from the shell. */
interface SharedModule {
  request: string;
  /** Module that replaces the package, if sharing the whole package would ship all of it. */
  facade?: string;
}

/** The platform: modules that the shell provides to every section. */
export const SHARED_MODULES: readonly SharedModule[] = [
  { request: 'react' },
  { request: 'react/jsx-runtime' },
  { request: 'react-dom' },
  { request: 'react-helmet-async' },
  { request: 'react-router-dom', facade: '@vantedge/federation-build/router' },
  { request: '@vantedge/seo' },
  { request: '@vantedge/shared-ui' },
  { request: '@vantedge/shared-ui/motion' },
];

/** Installed version of every shared module, by request. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map(({ request }) => [request, installedVersion(request)]));
}

/** Installed version of the federation runtime. Shell and sections need the same version. */
export function federationVersion(): string {
  return installedVersion('@module-federation/enhanced');
}
