import type { Claims } from '@vantedge/federation-contract/sources';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { readFileSync } from 'node:fs';

/**
 * Counts the claims in scripts whose source is still to be supplied: objects with `source: 'placeholder'` or `source: 'unverified'`. One
 * that several scripts contain counts once.
 */
export function countClaims(scripts: readonly string[]): Claims {
  const found = { placeholder: new Set<string>(), unverified: new Set<string>() };
  for (const script of scripts) {
    const code = readFileSync(script, 'utf8');
    simple(parse(code, { ecmaVersion: 'latest' }), {
      ObjectExpression({ start, end, properties }) {
        for (const property of properties) {
          if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
          const { key, value } = property;
          const kind = key.type === 'Identifier' && key.name === 'source' ? value.value : undefined;
          if (kind === 'placeholder' || kind === 'unverified') found[kind].add(code.slice(start, end));
        }
      },
    });
  }
  return { placeholder: found.placeholder.size, unverified: found.unverified.size };
}
