import { LinkedText } from './linked-text.tsx';

export const examples = {
  'a sentence': (
    <p>
      <LinkedText before="Send us " link={{ label: 'your list of roles', to: '/contact' }} after=" today." />
    </p>
  ),
};
