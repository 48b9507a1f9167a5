import { caseStudy } from '@vantedge/content-stories';
import { CaseStat } from './case-stat.tsx';

export const surface = 'dark';
export const examples = {
  'a number': <CaseStat {...caseStudy.start} />,
  'a word after it, counting': <CaseStat {...caseStudy.weeks} />,
  'a percentage, counting': <CaseStat {...caseStudy.reduction} />,
};
