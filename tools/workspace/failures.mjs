import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

/** The failed tests of a report of Jest, Playwright or `check.mjs`, one line each: file, test name, first line of the error. */
export function failureLines(report, root = ROOT) {
  if (!report) return [];
  const relative = (file) => path.relative(root, file);
  if (report.stats) return playwrightFailures(report).map((failure) => lineOf(failure, relative));
  if (report.testResults)
    return report.testResults.flatMap(jestFailures).map((failure) => lineOf(failure, relative));
  return report.failed ? [`${report.name} failed`] : [];
}

function lineOf({ file, names = [], message = '' }, relative) {
  const lines = stripVTControlCharacters(message).split('\n');
  // Jest's heading for a file that could not run says nothing about the reason.
  const first = lines.map((line) => line.trim()).find((line) => line && !line.startsWith('● '));
  const test = [file && relative(file), ...names].filter(Boolean).join(' › ');
  return [test, first].filter(Boolean).join(': ');
}

function jestFailures({ name: file, status, message, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  // The file itself failed: it does not compile, or a hook outside a test threw.
  if (status === 'failed' && failed.length === 0) return [{ file, message }];
  return failed.map(({ ancestorTitles, title, failureMessages }) => ({
    file,
    names: [...ancestorTitles, title],
    message: failureMessages[0],
  }));
}

function playwrightFailures({ config, suites, errors }) {
  const inSuite = (suite, ancestors) => [
    ...suite.specs.flatMap((spec) => inSpec(spec, ancestors)),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...ancestors, inner.title])),
  ];
  const inSpec = ({ file, title, tests }, ancestors) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        file: path.join(config.rootDir, file),
        names: [projectName, ...ancestors, title].filter(Boolean),
        message: results.at(-1)?.errors[0]?.message,
      }));
  // Errors outside tests: a file that could not run, a failed global setup.
  const outside = errors.map(({ location, message }) => ({ file: location?.file, message }));
  return [...suites.flatMap((suite) => inSuite(suite, [])), ...outside];
}
