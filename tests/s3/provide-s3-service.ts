import { openS3Client } from '@vantedge/release/testing';
import { BUCKET } from './new-location.ts';
import { startS3Service } from './start-s3-service.ts';

/**
 * Starts an S3 service with one bucket, for this process and the programs that it starts: they find it by the variables of the
 * environment. Returns the function that ends it.
 */
export async function provideS3Service(): Promise<() => Promise<void>> {
  const { endpoint, accessKeyId, secretAccessKey, stop } = await startS3Service();
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'us-east-1',
  });
  const { status } = await openS3Client(`s3://${BUCKET}`)({ method: 'PUT' });
  if (status !== 200) throw new Error(`Creating the bucket of the tests failed with ${status}.`);
  return stop;
}
