import { SHELL } from '@vantedge/federation-contract';
import type { Problem } from '../problem.ts';
import type { Sheet } from './sheet.ts';
import { listed, styleFinding } from './style-finding.ts';

/** Problems with tokens that a stylesheet uses without a fallback, but that neither it nor the shell defines. */
export function tokenProblems({ section, css }: Sheet, shell: Sheet): Problem[] {
  const defined = new Set([...definedTokens(shell.css), ...definedTokens(css)]);
  const unknown = [...css.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/g)]
    .map(([, token]) => token!)
    .filter((token) => !defined.has(token));
  if (!unknown.length) return [];
  const owner = section === SHELL ? 'which it does not define' : 'which neither it nor the shell defines';
  return [
    styleFinding(
      section,
      `uses ${listed(unknown)}, ${owner}: the browser ignores these declarations`,
      'use a token of libs/shared-ui/src/theme/tokens.css; if the token is new, publish the shell as well',
    ),
  ];
}

/** Custom properties that a stylesheet declares or registers. Scripts may set those that `@property` registers. */
const definedTokens = (css: string) =>
  [...css.matchAll(/(--[\w-]+)\s*:|@property\s+(--[\w-]+)/g)].map(
    ([, declared, registered]) => declared ?? registered!,
  );
