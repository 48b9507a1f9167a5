import { openS3Client } from '@vantedge/store/testing';
import { BUCKET } from './new-location.ts';
import { startS3Service } from './start-s3-service.ts';

/** Starts an S3 service with one bucket before the tests, for this process and the programs that it starts. */
export default async function setUp(): Promise<void> {
  const { variables, stop } = await startS3Service();
  (globalThis as { stopService?: () => Promise<void> }).stopService = stop;
  Object.assign(process.env, variables);
  const { status } = await openS3Client(`s3://${BUCKET}`)({ method: 'PUT' });
  if (status !== 200) throw new Error(`Creating the bucket of the tests failed with ${status}.`);
}
