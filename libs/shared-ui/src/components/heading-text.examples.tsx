import { HeadingText } from './heading-text.tsx';

export const examples = {
  'a compound that stays whole': (
    <h2>
      <HeadingText>A managed-services partner in fifteen months</HeadingText>
    </h2>
  ),
};
