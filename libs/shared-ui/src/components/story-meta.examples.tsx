import { StoryMeta } from './story-meta.tsx';

export const examples = {
  'with a tag': <StoryMeta parts={['Healthcare', 'Back office']} tag="Sample" />,
};
