import type { StoryPage } from '@vantedge/content-stories';
import { COLOURS } from './look.ts';

/** The colour of each department, as on every page. */
const DEPARTMENTS = { bd: 'amber', prod: 'teal', admin: 'blue', fin: 'purple' } as const;

/** The ink of a department on a ground. */
export const departmentInk = (key: keyof typeof DEPARTMENTS, ground: 'paper' | 'night' | 'cloth') =>
  COLOURS[DEPARTMENTS[key]][ground];

/** An ink for each unit of a story's number: its department's, or the story's own. */
export function seatColours(
  { ramp, cover, colour }: StoryPage,
  ground: 'paper' | 'night' | 'cloth',
): string[] {
  if (!ramp) return Array.from({ length: cover.count }, () => COLOURS[colour][ground]);
  return ramp.departments.flatMap(({ key, seats }) =>
    Array.from({ length: seats }, () => departmentInk(key, ground)),
  );
}
