import { Section } from '@vantedge/shared-ui';
import { SeatPlan } from './seat-plan.tsx';

const plan = (
  <SeatPlan
    label="Thirty-five desks seen from above."
    departments={[
      { key: 'business-development', name: 'Business development', seats: 15 },
      { key: 'production', name: 'Production', seats: 10 },
      { key: 'administrative', name: 'Administrative', seats: 5 },
      { key: 'finance', name: 'Finance', seats: 5 },
    ]}
  />
);

export const examples = {
  'four departments': plan,
  'on a dark surface': (
    <Section surface="dark" label="Seats">
      {plan}
    </Section>
  ),
};
