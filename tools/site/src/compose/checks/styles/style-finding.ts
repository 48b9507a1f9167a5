import type { Problem } from '../problem.ts';

/** A problem in a section's stylesheet. Its rules have no line numbers, because they are built. */
export function styleFinding(section: string, text: string, fix: string): Problem {
  return {
    check: 'styles',
    code: 'STYLESHEET_INVALID',
    text: `The stylesheet of '${section}' ${text}`,
    at: `${section}: src/*.css`,
    fix,
    sections: [section],
  };
}

/** Maximum number of selectors or names that a message lists. */
const MAX_LISTED = 5;

/** Joins names for a message. */
export function listed(names: Iterable<string>): string {
  const unique = [...new Set(names)];
  const more = unique.length - MAX_LISTED;
  return `${unique.slice(0, MAX_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
