import { storeOn } from '../s3/s3-store.ts';
import { fakeS3 } from '../s3/testing/fake-s3.ts';
import { TEST_LOCATION } from '../s3/testing/test-location.ts';

/** A store on a simulated S3 service whose clock is that of `Date`. */
export const simulatedS3Store = () =>
  storeOn({ send: fakeS3(() => Date.now()).send, location: TEST_LOCATION });
