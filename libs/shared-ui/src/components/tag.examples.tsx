import { Footnote, Tag } from './tag.tsx';

export const examples = {
  tag: <Tag>Sample</Tag>,
  footnote: <Footnote>At an assumed market rate of $50 an hour.</Footnote>,
};
