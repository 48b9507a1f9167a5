import { isS3Url, parseS3Location } from './s3-location.ts';

test('an S3 URL with an endpoint has the bucket in the path', () => {
  expect(parseS3Location('s3://releases/sites/main?endpoint=http://127.0.0.1:9000&region=eu-1', {})).toEqual({
    bucket: 'releases',
    prefix: 'sites/main',
    url: 'http://127.0.0.1:9000/releases/',
    region: 'eu-1',
  });
});

test('an S3 URL without an endpoint is at AWS', () => {
  const aws = (bucket: string) => parseS3Location(`s3://${bucket}/?region=eu-central-1`, {}).url;
  expect(aws('releases')).toBe('https://releases.s3.eu-central-1.amazonaws.com/');
  expect(aws('releases.example.com')).toBe('https://s3.eu-central-1.amazonaws.com/releases.example.com/');
});

test('endpoint and region come from the variables of AWS tools', () => {
  const environment = { AWS_ENDPOINT_URL: 'https://one.example', AWS_DEFAULT_REGION: 'a' };
  expect(parseS3Location('s3://releases', environment)).toMatchObject({
    url: 'https://one.example/releases/',
    region: 'a',
    prefix: '',
  });
  const specific = { ...environment, AWS_ENDPOINT_URL_S3: 'https://two.example', AWS_REGION: 'b' };
  expect(parseS3Location('s3://releases', specific)).toMatchObject({
    url: 'https://two.example/releases/',
    region: 'b',
  });
  expect(parseS3Location('s3://releases?region=c&endpoint=https://three.example', specific)).toMatchObject({
    url: 'https://three.example/releases/',
    region: 'c',
  });
});

test.each([
  ['s3:releases', 'not a URL'],
  ['s3://', 'not a URL'],
  ['s3://Releases_1', 'name of a bucket'],
  ['s3://releases/a//b', 'prefix'],
  ['s3://releases/a%20b', 'prefix'],
  ['s3://releases/../other/.hidden', 'prefix'],
  ['s3://releases?regoin=x', "'regoin'"],
  ['s3://releases', 'no region'],
  ['s3://releases?endpoint=s3.example.com', 'endpoint'],
  ['s3://releases?endpoint=ftp://s3.example.com', 'endpoint'],
  ['s3://releases?endpoint=https://s3.example.com/path', 'endpoint'],
])('%s is invalid: %s', (url, reason) => {
  expect(() => parseS3Location(url, {})).toThrow(
    expect.objectContaining({ code: 'STORE_URL_INVALID', message: expect.stringContaining(reason) }),
  );
});

test.each(['s3://key:hidden@releases', 's3://releases?endpoint=https://key:hidden@s3.example.com'])(
  'credentials in %s are rejected and not repeated',
  (url) => {
    const error = failureOf(() => parseS3Location(url, {}));
    expect(error).toMatchObject({ code: 'STORE_URL_INVALID' });
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('hidden');
  },
);

test.each([
  ['s3://releases', true],
  ['S3://releases', true],
  ['.store', false],
  ['/srv/s3', false],
])('%s is an S3 URL: %p', (text, expected) => {
  expect(isS3Url(text)).toBe(expected);
});

function failureOf(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}
