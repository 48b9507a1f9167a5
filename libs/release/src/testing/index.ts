export {
  appendForeign,
  appendSample,
  CHANNEL,
  PATHS,
  publishSample,
  sample,
  type Sample,
  sampleScript,
  storeSample,
} from '../live/testing/sample-release.ts';
export { restrictedStore, type TamperedStore, tamperedStore } from '../store/testing/failing-stores.ts';
export { appendReleaseUnchecked, fakeBuild, fakeCompose, fakeVersion } from '../log/testing/fake-release.ts';
export { killPublishers, publishConcurrently } from '../log/testing/publishers.ts';
export { killRepeatedly, startLineProcess } from '../log/testing/json-lines-process.ts';
export { reportProblems } from './report-problems.ts';
export { seededRandom, STRESS } from './stress.ts';
export {
  agedResponse,
  openAgedS3Store,
  openS3Client,
  openS3Store,
  openS3StoreThrough,
} from '../store/s3/testing/open-s3-store.ts';
export type { S3Request, S3Response } from '../store/s3/s3-client.ts';
export { agedStores } from '../store/testing/aged-stores.ts';
export { simulatedS3Store } from '../store/s3/testing/fake-s3.ts';
export { describeStore } from '../store/testing/store-contract.ts';
export { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
export { bundleScript } from './bundle-script.ts';
