import { teasers } from '@vantedge/content-stories';
import { RampCover, RulersCover } from './story-covers.tsx';
import { StoryTeaser } from './story-teaser.tsx';

const { lead, beside, covers } = teasers;
const [ukg, healthcare] = beside;
const { results, ...covered } = ukg!;

export const surface = 'light';
export const examples = {
  'the lead, with a cover': <StoryTeaser {...lead} lead cover={<RampCover {...covers.ramp} />} />,
  'with a cover that draws its results': (
    <StoryTeaser {...covered} cover={<RulersCover {...covers.rulers} />} />
  ),
  'without a cover': <StoryTeaser {...ukg!} results={results} />,
  'an illustrative story': <StoryTeaser {...healthcare!} />,
};
