import { s3Credentials } from './s3-location.ts';

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hidden' };

test('credentials come from the variables of AWS tools', () => {
  expect(s3Credentials(keys)).toEqual({ accessKeyId: 'id', secretAccessKey: 'hidden' });
  expect(s3Credentials({ ...keys, AWS_SESSION_TOKEN: 'token' })).toMatchObject({ sessionToken: 'token' });
});

test.each([
  [{}, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are'],
  [{ ...keys, AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID is'],
  [{ AWS_ACCESS_KEY_ID: 'id' }, 'AWS_SECRET_ACCESS_KEY is'],
])('names the variables that are missing from %j', (environment, text) => {
  expect(() => s3Credentials(environment)).toThrow(
    expect.objectContaining({ code: 'STORE_CREDENTIALS_MISSING', message: expect.stringContaining(text) }),
  );
});
