import { Tag } from './tag.tsx';

export const examples = {
  tag: <Tag>Sample</Tag>,
};
