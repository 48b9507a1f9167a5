import { FigureValue } from './figure-value.tsx';

export const examples = {
  'a number counts, what is none does not': (
    <dl>
      <dt>Clients</dt>
      <dd>
        <FigureValue value="500" suffix="+" counts />
      </dd>
      <dt>Coverage</dt>
      <dd>
        <FigureValue value="24/7" counts />
      </dd>
    </dl>
  ),
};
