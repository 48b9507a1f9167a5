/**
 * The fifty seats of the publishing client, by department. Only the start (none), the end (fifty) and the duration
 * (twelve weeks) are known, so charts must not show individual weeks.
 */
export const departments = [
  { key: 'business-development', name: 'Business development', seats: 15 },
  { key: 'production', name: 'Production', seats: 20 },
  { key: 'administrative', name: 'Administrative', seats: 10 },
  { key: 'finance', name: 'Finance', seats: 5 },
] as const;

/** A department: it has the same color in every drawing. */
export type Department = (typeof departments)[number]['key'];

/** Reading time of their story, at 220 words a minute. A test of the story holds it. */
export const mainspringReadTime = '4 min read';
