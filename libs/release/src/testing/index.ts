export {
  appendSample,
  CHANNEL,
  PATHS,
  publishSample,
  sample,
  type Sample,
  sampleScript,
  storeSample,
} from '../live/testing/sample-release.ts';
export { tamperedStore, type TamperedStore } from '../store/testing/failing-stores.ts';
export { appendReleaseUnchecked } from '../log/testing/fake-release.ts';
export { fakeBuild, fakeCompose, fakeVersion } from '../log/testing/fake-release.ts';
export { killPublishers } from '../log/testing/publishers.ts';
export { killRepeatedly } from '../log/testing/line-process.ts';
export { startLineProcess } from '../log/testing/line-process.ts';
export { publishConcurrently } from '../log/testing/publishers.ts';
export { seededRandom } from './stress.ts';
export { openAgedS3Store, openS3Client, openS3Store } from '../store/s3/testing/open-s3-store.ts';
export { agedStores } from '../store/testing/aged-stores.ts';
export { simulatedS3Store } from '../store/s3/testing/fake-s3.ts';
export { describeStore } from '../store/testing/store-contract.ts';
export { restrictedStore } from '../store/testing/failing-stores.ts';
export { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
export { bundleScript } from './bundle-script.ts';
export { STRESS } from './stress.ts';
