import { SHELL } from '@vantedge/federation-contract';
import type { StoredBuild } from '@vantedge/release';
import { platformProblems } from '../compose/check-platform.ts';

export interface PlatformStatus {
  /** Shared modules of the live shell, with their versions. */
  versions: Record<string, string>;
  /** Why sections do not work with the live shell, by section. A release rejects these. */
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
  const changes = next ? platformChanges(shell, next) : [];
  return {
    versions: shell.shared,
    blocked: blockers(shell, sections),
    ...(next && changes.length ? { upgrade: { changes, blockedBy: blockers(next, sections) } } : {}),
  };
}

function blockers(next: StoredBuild, sections: readonly StoredBuild[]): Record<string, string[]> {
  const problems = sections.map((section) => [section.name, platformProblems(next, section)] as const);
  return Object.fromEntries(problems.filter(([, found]) => found.length));
}

/** Differences between two shells, such as `react 19.3.1 → 20.0.0`. */
function platformChanges({ shared: before }: StoredBuild, { shared: after }: StoredBuild): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} ${before[name] ?? 'none'} → ${after[name] ?? 'none'}`);
}

/** Lines of `site status`. */
export function platformLines({ versions, blocked, upgrade }: PlatformStatus): string[] {
  const modules = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `  platform    ${modules.join(', ')}`,
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
