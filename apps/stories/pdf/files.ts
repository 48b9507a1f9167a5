import { mainspring, ukg } from '@vantedge/content-stories';
import { storyPdf } from './story-pdf.ts';

/** The stories to take along, by the path under which a page imports its own. */
export const files = {
  'src/pages/success-stories/mainspring-books.pdf': () => storyPdf(mainspring),
  'src/pages/success-stories/ukg.pdf': () => storyPdf(ukg),
};
