import { ButtonRow } from './button-row.tsx';
import { Button } from './button.tsx';

const actions = [
  { label: 'Talk to us', to: '/contact' },
  { label: 'See the rates', to: '/rate-card' },
];

export const examples = {
  'two actions on paper': <ButtonRow actions={actions} />,
  'an action and a button': (
    <ButtonRow actions={[{ label: 'Go home', to: '/', tone: 'amber' }]}>
      <Button tone="line">Go back</Button>
    </ButtonRow>
  ),
};
