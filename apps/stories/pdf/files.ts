import { mainspring, ukg } from '@vantedge/content-stories';
import { storyPdf } from './story-pdf.ts';

/** Downloadable stories, by the path of the page. */
export const files = {
  'src/pages/success-stories/mainspring-books.pdf': () => storyPdf(mainspring),
  'src/pages/success-stories/ukg.pdf': () => storyPdf(ukg),
};
