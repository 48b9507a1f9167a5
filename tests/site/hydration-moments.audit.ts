import { MOMENTS, testMoment } from './support/hydration-moments.ts';
import { STILL, test } from './support/test.ts';

test.use(STILL);

for (const moment of MOMENTS.filter(({ isEnough }) => !isEnough)) testMoment(moment);
