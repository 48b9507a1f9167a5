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
export { tamperedStore, type TamperedStore } from '../live/testing/tampered-store.ts';
export { appendReleaseUnchecked } from '../log/testing/append-release-unchecked.ts';
export { fakeBuild, fakeCompose, fakeVersion } from '../log/testing/fake-release.ts';
export { killPublishers } from '../log/testing/kill-publishers.ts';
export { killRepeatedly } from '../log/testing/kill-repeatedly.ts';
export { startLineProcess } from '../log/testing/line-process.ts';
export { publishConcurrently } from '../log/testing/publish-concurrently.ts';
export { seededRandom } from '../log/testing/seeded-random.ts';
export { openAgedS3Store, openS3Client, openS3Store } from '../store/s3/testing/open-s3-store.ts';
export { agedStores } from '../store/testing/aged-stores.ts';
export { simulatedS3Store } from '../store/testing/simulated-s3-store.ts';
export { describeStore } from '../store/testing/store-contract.ts';
export { restrictedStore } from '../store/testing/restricted-store.ts';
export { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
export { bundleScript } from './bundle-script.ts';
export { STRESS } from './stress.ts';
