import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedVersion } from '../workspace.ts';

/** One module of which a page holds exactly one copy, provided by the shell. */
interface SharedModule {
  request: string;
  /** File that stands for the package, when sharing it whole would ship it whole. */
  facade?: string;
}

const here = path.dirname(fileURLToPath(import.meta.url));

/** The platform: what the shell provides and every section takes from it. */
export const SHARED_MODULES: readonly SharedModule[] = [
  { request: 'react' },
  { request: 'react/jsx-runtime' },
  { request: 'react-dom' },
  { request: 'react-helmet-async' },
  { request: 'react-router-dom', facade: path.join(here, 'router.ts') },
  { request: '@vantedge/seo' },
  { request: '@vantedge/shared-ui' },
  { request: '@vantedge/shared-ui/motion' },
];

/** Installed version of every shared module, by request. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map(({ request }) => [request, installedVersion(request)]));
}

/** Installed version of the federation runtime, which shell and sections must agree on. */
export function federationVersion(): string {
  return installedVersion('@module-federation/enhanced');
}
