import { SHELL } from '@vantedge/federation-contract';
import type { StoredBuild } from '@vantedge/release';
import { FIRST_API, platformProblems, providedVersions } from '../compose/platform-problems.ts';

export interface PlatformStatus {
  /** Platform API of the live shell, and the lowest that it supports. */
  api: number;
  minApi: number;
  /** Shared modules and build tools of the live shell. */
  versions: Record<string, string>;
  /** Platform API of each section that is on an earlier one than the shell. */
  behind: Record<string, number>;
  /** Why sections do not work with the live shell, by section. A release rejects these; versions of other tools may not have. */
  blocked: Record<string, string[]>;
  /** What a newly built shell changes, and why sections do not work with it, by section. */
  upgrade?: { changes: string[]; blockedBy: Record<string, string[]> };
}

/** The platform of the live builds; `next` is a build of the shell to compare with. Undefined if no shell is live. */
export function platformStatus(
  live: readonly StoredBuild[],
  next: StoredBuild | undefined,
): PlatformStatus | undefined {
  const shell = live.find(({ name }) => name === SHELL);
  if (!shell) return undefined;
  const sections = live.filter((build) => build !== shell);
  const api = apiOf(shell);
  const changes = next ? platformChanges(shell, next) : [];
  return {
    api,
    minApi: shell.platform?.minApi ?? api,
    versions: providedVersions(shell),
    behind: Object.fromEntries(
      sections.filter((section) => apiOf(section) < api).map((section) => [section.name, apiOf(section)]),
    ),
    blocked: blockers(shell, sections),
    ...(next && changes.length ? { upgrade: { changes, blockedBy: blockers(next, sections) } } : {}),
  };
}

function blockers(next: StoredBuild, sections: readonly StoredBuild[]): Record<string, string[]> {
  const problems = sections.map((section) => [section.name, platformProblems(next, section)] as const);
  return Object.fromEntries(problems.filter(([, found]) => found.length));
}

const apiOf = ({ platform }: StoredBuild) => platform?.api ?? FIRST_API;

/** Differences between two shells, such as `react 19.3.1 → 20.0.0`. */
function platformChanges(from: StoredBuild, to: StoredBuild): string[] {
  const described = (build: StoredBuild): Record<string, string> => ({
    'platform API': String(apiOf(build)),
    'lowest platform API': String(build.platform?.minApi ?? apiOf(build)),
    ...providedVersions(build),
  });
  const [before, after] = [described(from), described(to)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`);
}

/** Lines of `site status`. */
export function platformLines({ api, minApi, behind, blocked, upgrade }: PlatformStatus): string[] {
  return [
    `  platform    API ${api}${minApi < api ? `, supports ${minApi} and later` : ''}`,
    ...Object.entries(behind).map(
      ([section, on]) => `    ${section} is on API ${on}, which blocks its removal`,
    ),
    ...Object.values(blocked).flatMap((problems) =>
      problems.map((problem) => `    ${problem}: build and publish it`),
    ),
    ...(upgrade ? upgradeLines(upgrade) : []),
  ];
}

function upgradeLines({ changes, blockedBy }: NonNullable<PlatformStatus['upgrade']>): string[] {
  const blocking = Object.entries(blockedBy);
  const heading = blocking.length
    ? `  publishing the shell in dist is blocked by ${blocking.map(([section]) => section).join(', ')}:`
    : '  no section blocks publishing the shell in dist:';
  return [
    heading,
    ...changes.map((change) => `    ${change}`),
    ...blocking.flatMap(([, problems]) => problems.map((problem) => `    ${problem}`)),
  ];
}
