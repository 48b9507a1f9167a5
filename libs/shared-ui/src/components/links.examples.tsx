import { LinkArrow } from './link-arrow.tsx';
import { RelatedLinks } from './related-links.tsx';
import { TextButton } from './text-button.tsx';

const items = [
  { label: 'How it works', to: '/how' },
  { label: 'What it costs', to: '/rate-card' },
];

export const examples = {
  'arrow link': <LinkArrow to="/stories">View the stories</LinkArrow>,
  'text button': <TextButton>Show the address</TextButton>,
  'related links': <RelatedLinks items={items} />,
  'related links, stacked': <RelatedLinks items={items} stacked />,
};
