import { provideS3Service } from './provide-s3-service.ts';

/** Starts an S3 service before the tests. */
export default async function setUp(): Promise<void> {
  (globalThis as { stopS3Service?: () => Promise<void> }).stopS3Service = await provideS3Service();
}
