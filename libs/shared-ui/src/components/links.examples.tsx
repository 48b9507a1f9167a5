import { LinkArrow, LinkedText, RelatedLinks, TextButton } from './links.tsx';
import { PhoneLink } from './phone-link.tsx';
import { SiteLink } from './site-link.tsx';

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
  'a link of a page or to an anchor': (
    <p>
      <SiteLink to="/rate-card#billing">How billing works</SiteLink>
    </p>
  ),
  'a phone number': <PhoneLink phone="+1 213 555 0100" />,
  'arrow link': <LinkArrow to="/stories">View the stories</LinkArrow>,
  'text button': <TextButton>Show the address</TextButton>,
  'related links': <RelatedLinks items={items} />,
  'related links, stacked': <RelatedLinks items={items} stacked />,
};
