import { paths, replyPromise } from '@vantedge/content-shared';
import type { MenuGroup } from './menu-link.ts';
import { implementation, outsourcing, staffAugmentation } from './solution-groups.ts';

/** Solutions menu: three service lines and a consultation prompt. */
export const solutionsMenu = {
  id: 'solutions',
  label: 'Solutions',
  groups: [implementation, staffAugmentation, outsourcing] as readonly MenuGroup[],
  prompt: {
    question: 'Not sure where to start?',
    answer: `Tell us about the work. We’ll reply with a recommendation ${replyPromise.within}.`,
    action: { title: 'Get Consultation', to: paths.contact },
  },
};
