export {
  buildCommand,
  command,
  type CommandLine,
  commandText,
  type Fix,
  fixText,
  programText,
  shellWord,
  type Terminal,
} from './fix.ts';
export { type CommandReport, printError, printReport } from './print.ts';
export { formatJson, printable, printableLines } from './printable.ts';
export { eventText, type Report, type ServerEvent, throttle } from './server-event.ts';
export {
  isCorruption,
  type Problem,
  problemText,
  shortIds,
  SiteError,
  type SiteErrorDetails,
  usageError,
} from './site-error.ts';
export { type Warn, type Warning, warningText } from './warning.ts';
