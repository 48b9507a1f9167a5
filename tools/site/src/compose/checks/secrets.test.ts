import { secretsIn } from './secrets.ts';

const letters = (length: number) => 'aB3dE5gH7j'.repeat(5).slice(0, length);

/** In parts, so that this file has none of them itself. */
test.each<[parts: string[], what: string]>([
  [['sk_', 'live_', letters(24)], 'Stripe'],
  [['rk_', 'live_', letters(24)], 'Stripe'],
  [['AKI', 'AIOSFODNN7EXAMPLE'], 'AWS'],
  [['-----BEGIN ', 'PRIVATE KEY-----'], 'private key'],
  [['-----BEGIN OPENSSH ', 'PRIVATE KEY-----'], 'private key'],
  [['gh', 'p_', letters(36)], 'GitHub'],
  [['github', '_pat_', letters(30)], 'GitHub'],
  [['glp', 'at-', letters(20)], 'GitLab'],
  [['np', 'm_', letters(36)], 'npm'],
  [['xox', 'b-123456789012-', letters(12)], 'Slack'],
  [['AIz', 'a', letters(35)], 'Google'],
  [['SG', '.', letters(22), '.', letters(43)], 'SendGrid'],
  [['sk-', 'ant-', letters(40)], 'AI service'],
  [['ey', 'J', letters(20), '.ey', 'J', letters(30), '.', letters(43)], 'JSON Web Token'],
  [['postgres', '://app:', letters(9), '@db.example.com/leads'], 'database'],
])('finds %j and shows only its beginning', (parts, what) => {
  const found = secretsIn(`const a = "${parts.join('')}";`);
  expect(found).toEqual([{ text: expect.stringContaining(what), value: expect.any(String), index: 11 }]);
  expect(found[0]!.text).toMatch(/ \('.{8}…'\)$/);
});

test.each([
  `pk_live_${letters(24)}`,
  `sk_test_${letters(24)}`,
  'sk_live_',
  'AKIAIOSFODNN7',
  '-----BEGIN PUBLIC KEY-----',
  `sha384-${letters(50)}${letters(14)}`,
  'postgres://db.example.com/leads',
  'https://www.example.com:443/a@b',
])('accepts %s', (text) => {
  expect(secretsIn(`const a = "${text}";`)).toEqual([]);
});

// Linear time: quadratic time would take minutes.
test('reads long texts that look like the beginning of secrets', () => {
  for (const start of ['eyJ-', 'postgres://a', 'sk-ant-a ', '-----BEGIN A '])
    expect(secretsIn(start.repeat(300_000))).toEqual([]);
});
