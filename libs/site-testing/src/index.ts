export {
  advanceClock,
  expandAllDetails,
  isHydrated,
  loadWidgets,
  navigate,
  openBeforeHydration,
  openWithPausedClock,
  showIntent,
  startApplication,
  waitForPage,
} from './application.ts';
export { axeViolations, contrastViolations } from './axe-violations.ts';
export { collectConsoleErrors } from './console-errors.ts';
export { recordShifts, resetShifts, shiftScore, shiftsIn } from './layout-shifts.ts';
export { answerPost, holdRequests } from './network.ts';
export { siteUrl } from './site-url.ts';
export { expect, STILL, test } from './test.ts';
export { expectSameTranslated, type Step, translate } from './translation.ts';
