export { formatJson, printable, printableLines } from './printable.ts';
export { eventText, type Report, type ServerEvent, throttle } from './server-event.ts';
export {
  isCorruption,
  problemText,
  runnable,
  shellWord,
  shortIds,
  SiteError,
  type SiteErrorDetails,
  type SiteProblem,
  usage,
} from './site-error.ts';
