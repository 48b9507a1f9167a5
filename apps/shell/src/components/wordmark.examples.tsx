import { Wordmark } from './wordmark.tsx';

export const examples = {
  'linked to the home page': <Wordmark name="Firm" to="/" label="Firm, home" />,
  'without a link': <Wordmark name="Firm" />,
};
