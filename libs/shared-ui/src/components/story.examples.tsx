import { StoryMeta, StoryStats } from './story.tsx';

export const examples = {
  meta: <StoryMeta parts={['Healthcare', 'Back office']} tag="Sample" />,
  stats: (
    <StoryStats
      items={[
        { value: '60%', label: 'cost reduction' },
        { value: '40%', label: 'productivity gain' },
        { value: '99.5%', label: 'quality score' },
      ]}
    />
  ),
};
