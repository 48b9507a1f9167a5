import type { Source } from '../boundaries/workspace.ts';
import type { Exception } from './exceptions.ts';
import { findTerms } from './find-terms.ts';
import type { Term } from './terms.ts';

/** One message for each use of a term that no exception allows, and for each exception without a use. */
export function checkSources(
  sources: readonly Source[],
  terms: readonly Term[],
  exceptions: readonly Exception[],
): string[] {
  const unused = new Set(exceptions);
  const findings = sources
    .flatMap((source) => findTerms(source, terms))
    .filter(({ file, found }) => {
      const matching = exceptions.filter(({ match, files }) => match.test(found) && files.test(file));
      for (const exception of matching) unused.delete(exception);
      return matching.length === 0;
    });
  return [
    ...findings.map(
      ({ file, line, found, use }) => `${file}${line ? `:${line}` : ''}: "${found}": use ${use}`,
    ),
    ...[...unused].map(({ match, files }) => `Exception ${match} in ${files} matches nothing: remove it`),
  ];
}
