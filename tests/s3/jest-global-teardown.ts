/** Ends the S3 service after the tests. */
export default async function tearDown(): Promise<void> {
  await (globalThis as { stopS3Service?: () => Promise<void> }).stopS3Service?.();
}
