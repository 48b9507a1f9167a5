import { LOAD_FAILURES, testLoadFailure } from './support/load-failures.ts';
import { STILL, test } from './support/test.ts';

test.use(STILL);

for (const each of LOAD_FAILURES.filter(({ isEnough }) => !isEnough)) testLoadFailure(each);
