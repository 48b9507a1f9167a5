import { ClosingCta } from './closing-cta.tsx';
import { RelatedLinks } from './links.tsx';

const actions = [
  { label: 'Talk to a consultant', to: '/contact?topic=ukg' },
  { label: 'All services', to: '/solutions' },
];
const text = 'A consultant who has configured it replies within 24 hours.';

export const examples = {
  'with two actions': <ClosingCta title="Get your UKG project on track." text={text} actions={actions} />,
  'on a tint, with further links': (
    <ClosingCta title="Name the work and the hours." actions={actions} tint>
      <RelatedLinks items={[{ label: 'How it works', to: '/how' }]} />
    </ClosingCta>
  ),
};
