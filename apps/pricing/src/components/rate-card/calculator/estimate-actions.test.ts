import { calculator } from '@vantedge/content-pricing';
import { contactPath } from './estimate-actions.tsx';
import { defaultInput, type EstimateInput } from './estimate.ts';

const { counts, actions, models } = calculator;

function queryOf(input: EstimateInput) {
  const path = contactPath(input, { message: actions.message, counts, models: models.options });
  expect(path).toMatch(/^\/contact\?/);
  return new URLSearchParams(path.slice('/contact?'.length));
}

test('the message contains the whole estimate', () => {
  const message = queryOf({ ...defaultInput, developers: 50, model: 'bto' }).get('message');
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
  const query = queryOf({ ...defaultInput, developers: 1, model: 'augmentation' });
  expect(query.get('message')).toContain('1 developer ');
  expect(query.get('topic')).toBe('staff-augmentation');
  expect(queryOf(defaultInput).get('topic')).toBe('other');
});
