export { agedStores } from './aged-stores.ts';
export { bundleScript } from './bundle-script.ts';
export {
  type Fault,
  faultyStore,
  restrictedStore,
  type TamperedStore,
  tamperedStore,
} from './failing-stores.ts';
export { type JsonLinesProcess, killRepeatedly, startLineProcess } from './json-lines-process.ts';
export { describeStore } from './store-contract.ts';
export { seededRandom, STRESS } from './stress.ts';
export { withTemporaryFolder } from './temporary-folder.ts';
export { simulatedS3Store } from '../s3/testing/fake-s3.ts';
export {
  agedResponse,
  openAgedS3Store,
  openS3Client,
  openS3Store,
  openS3StoreThrough,
} from '../s3/testing/open-s3-store.ts';
export type { S3Request, S3Response } from '../s3/s3-client.ts';
