import { CountUp } from './count-up.tsx';
import { StatValue } from './stat-value.tsx';

export const examples = {
  'a number alone': (
    <p>
      <CountUp value="500" /> clients
    </p>
  ),
  'numbers count, text does not': (
    <dl>
      <dt>Clients</dt>
      <dd>
        <StatValue value="500" suffix="+" counts />
      </dd>
      <dt>Coverage</dt>
      <dd>
        <StatValue value="24/7" counts />
      </dd>
    </dl>
  ),
};
