import { calculator } from '@vantedge/content-pricing';
import { defaultInput, type EstimateInput } from './estimate.ts';
import { estimatePrefill, selectTeam } from './proposal-form.tsx';

const { estimate: content, proposal, models } = calculator;
const carry = (input: EstimateInput, typed?: string) =>
  estimatePrefill(input, typed, { content, proposal, models });

test('the message contains the whole estimate', () => {
  const { message } = carry({ ...defaultInput, developers: 50, model: 'bto' });
  for (const part of [
    '50 developers',
    '160 hours',
    'Build-to-Operate',
    '$192,000',
    '$400,000',
    '$208,000',
    '$2,496,000',
  ]) {
    expect(message).toContain(part);
  }
  expect(message).not.toMatch(/[{}]/);
});

test('the message uses the singular for one developer, and the topic fits the model', () => {
  const { message, service } = carry({ ...defaultInput, developers: 1, model: 'augmentation' });
  expect(message).toContain('1 developer ');
  expect(service).toBe('staff-augmentation');
  expect(carry(defaultInput).service).toBe('other');
});

test('what the visitor has typed comes first, and is all there is without an estimate', () => {
  expect(carry(defaultInput, 'About 12').message).toMatch(/^About 12\n\nMy estimate: 5 developers/);
  expect(carry({ ...defaultInput, developers: 0 }, 'About 12')).toEqual({});
});

test('the case in the foot is the published one before any change, then the calculator’s team', () => {
  const input = { ...defaultInput, developers: 12, hours: 200 };
  expect(selectTeam({ input, changed: false }, proposal.reference)).toEqual({ developers: 50, hours: 160 });
  expect(selectTeam({ input, changed: true }, proposal.reference)).toEqual(input);
});
