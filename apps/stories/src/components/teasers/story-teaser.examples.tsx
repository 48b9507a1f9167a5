import { teasers } from '@vantedge/content-stories';
import { ScaleCover } from './story-covers.tsx';
import { StoryTeaser } from './story-teaser.tsx';

const { lead, beside, cover } = teasers;
const { results, ...covered } = lead;

export const surface = 'light';
export const examples = {
  'with a cover that draws its results': <StoryTeaser {...covered} cover={<ScaleCover {...cover} />} />,
  'without a cover': <StoryTeaser {...covered} results={results} />,
  'an illustrative story': <StoryTeaser {...beside} />,
};
