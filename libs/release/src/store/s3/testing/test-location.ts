import type { S3Location } from '../s3-location.ts';

/** A location for tests without a service. */
export const TEST_LOCATION: S3Location = {
  bucket: 'tests',
  prefix: '',
  url: 'http://s3.test/tests/',
  region: 'us-east-1',
};
