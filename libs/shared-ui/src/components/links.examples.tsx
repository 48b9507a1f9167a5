import { LinkArrow, LinkedText, RelatedLinks, TextButton } from './links.tsx';

const items = [
  { label: 'How it works', to: '/how' },
  { label: 'What it costs', to: '/rate-card' },
];

export const examples = {
  'a link in a sentence': (
    <p>
      <LinkedText before="Send us " link={{ label: 'your list of roles', to: '/contact' }} after=" today." />
    </p>
  ),
  'arrow link': <LinkArrow to="/stories">View the stories</LinkArrow>,
  'text button': <TextButton>Show the address</TextButton>,
  'related links': <RelatedLinks items={items} />,
  'related links, stacked': <RelatedLinks items={items} stacked />,
};
