import type { S3Request } from '../s3-client.ts';
import { storeOn } from '../s3-store.ts';
import type { FakeS3 } from './fake-s3.ts';
import { TEST_LOCATION } from './test-location.ts';

/** A store on a simulated service; `before` runs before each request. */
export const storeOf = (service: FakeS3, before: (request: S3Request) => Promise<unknown> = async () => {}) =>
  storeOn({
    location: TEST_LOCATION,
    async send(request) {
      await before(request);
      return service.send(request);
    },
  });
