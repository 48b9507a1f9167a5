import { MetaLine } from './meta-line.tsx';

export const examples = {
  'with a tag': <MetaLine parts={['Healthcare', 'Back office']} tag="Sample" />,
};
