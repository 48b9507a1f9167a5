import { StatValue } from './stat-value.tsx';

export const examples = {
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
