export { commandLine } from './command-line.ts';
export { type Arguments, type Command, formatOptions, helpOf, type Option, type Report } from './command.ts';
export { formatJson } from './format-json.ts';
export { keepAssets, parseDays } from './keep-assets.ts';
export { parsePort } from './parse-port.ts';
export { type Progress, showProgress } from './progress.ts';
export { type Cli, parseArguments, runCli } from './run-cli.ts';
