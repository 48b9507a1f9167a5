import { MaskedEmail } from './masked-email.tsx';

const labels = {
  show: 'Show the address',
  copy: 'Copy the address',
  copied: 'Copied',
  notice: 'Address copied',
  failed: { title: 'Address not copied', text: 'Press Ctrl+C to copy it.' },
  write: 'Write to us',
  to: '/contact',
};

export const examples = {
  'as served': <MaskedEmail email="hello@vantedge.example.com" labels={labels} />,
};
