import { Button, ButtonLink, ButtonRow } from './button.tsx';

const actions = [
  { label: 'Talk to us', to: '/contact' },
  { label: 'See the rates', to: '/rate-card' },
];

export const examples = {
  'link in amber': (
    <ButtonLink tone="amber" to="/contact">
      Start
    </ButtonLink>
  ),
  'link in the solid tone': (
    <ButtonLink tone="solid" to="/contact">
      Get consultation
    </ButtonLink>
  ),
  'link on a line': (
    <ButtonLink tone="line" to="#process">
      Explore
    </ButtonLink>
  ),
  'download with its note': (
    <ButtonLink tone="line" to="/story.pdf" icon="download" note="PDF, 2 pages" download>
      Download
    </ButtonLink>
  ),
  'real button': (
    <Button tone="amber" type="submit">
      Send
    </Button>
  ),
  'disabled button': (
    <Button tone="solid" disabled>
      Send
    </Button>
  ),
  'two actions on a light surface': <ButtonRow actions={actions} />,
  'an action and a button': (
    <ButtonRow actions={[{ label: 'Go home', to: '/', tone: 'amber' }]}>
      <Button tone="line">Go back</Button>
    </ButtonRow>
  ),
};
