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
export { appendReleaseUnchecked, fakeBuild, fakeCompose, fakeVersion } from '../log/testing/fake-release.ts';
export { killPublishers, publishConcurrently } from '../log/testing/publishers.ts';
export { reportProblems } from './report-problems.ts';
