import type { StoryPage } from '@vantedge/content-stories';
import { COLORS } from './theme.ts';

/** The color of each department, the same as on the pages. */
const DEPARTMENTS = { bd: 'amber', prod: 'teal', admin: 'blue', fin: 'purple' } as const;

/** The ink of a department on a surface. */
export const departmentInk = (key: keyof typeof DEPARTMENTS, surface: 'light' | 'dark' | 'cloth') =>
  COLORS[DEPARTMENTS[key]][surface];

/** One ink per unit of the story's number: its department's, or the story's own. */
export function seatColors({ ramp, cover, color }: StoryPage, surface: 'light' | 'dark' | 'cloth'): string[] {
  if (!ramp) return Array.from({ length: cover.count }, () => COLORS[color][surface]);
  return ramp.departments.flatMap(({ key, seats }) =>
    Array.from({ length: seats }, () => departmentInk(key, surface)),
  );
}
