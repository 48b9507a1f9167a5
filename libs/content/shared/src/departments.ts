/**
 * The fifty seats of one publisher: who sits in them. Only the beginning (none), the end (fifty) and the twelve weeks
 * between are given, so nothing that draws them shows a week.
 */
export const departments = [
  { key: 'bd', name: 'Business development', seats: 15 },
  { key: 'prod', name: 'Production', seats: 20 },
  { key: 'admin', name: 'Administrative', seats: 10 },
  { key: 'fin', name: 'Finance', seats: 5 },
] as const;
