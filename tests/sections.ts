import pricing from '@vantedge/pricing/section';
import shell from '@vantedge/shell/section';
import solutions from '@vantedge/solutions/section';
import stories from '@vantedge/stories/section';

/** Declarations of the site's sections, the shell first. `tests/boundaries/sections.test.ts` fails when one is missing. */
export const DECLARATIONS = { shell, solutions, stories, pricing };
