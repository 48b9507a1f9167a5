import type { CheckCount, LogEntry, Source } from '@vantedge/release';

/**
 * Lines that say who appended an entry, from which commits, with which tool, what was checked, and which canary is running.
 * Unknown parts are omitted.
 */
export function provenanceLines({ by, source, tool, pushes = {}, checks, canary }: LogEntry): string[] {
  const pushed = Object.entries(pushes).map(([section, push]) =>
    `    ${section} pushed by ${push.by} ${push.at} ${sourceText(push.source)}`.trimEnd(),
  );
  return [
    ...(by ? [`    by ${by}${tool ? ` with ${tool}` : ''} ${sourceText(source)}`.trimEnd()] : []),
    ...pushed,
    ...(checks ? [`    ${checkText(checks)}`] : []),
    ...(canary
      ? [`    canary ${canary.preview}: release ${canary.release} for ${canary.percent} % of the visitors`]
      : []),
  ];
}

function sourceText({ commit, dirty, pipeline }: Source = {}): string {
  const from = commit && `from ${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`;
  return [from, pipeline].filter(Boolean).join(' ');
}

function checkText(checks: readonly CheckCount[]): string {
  const found = checks.filter(({ problems }) => problems > 0);
  if (!found.length) return `${checks.length} checks passed`;
  return `checks: ${found.map(({ name, problems }) => `${name} ${problems}`).join(', ')}`;
}
