/** A sample live chat. `wait` is the time between its first two messages, in seconds. */
export const supportChat = {
  title: 'A late-night live chat',
  tag: 'Sample',
  wait: { seconds: 21, max: 30, text: 'under 30 seconds' },
  lines: [
    { who: 'Customer', at: '23:41:08', text: 'Tracking says delivered, but it’s not here.' },
    {
      who: 'Your agent',
      at: '23:41:29',
      text: 'The driver left it at the side door. Could it be behind the planter?',
    },
    { who: 'Customer', at: '23:42:15', text: 'Found it. Thank you!' },
  ],
  source: 'placeholder',
};
