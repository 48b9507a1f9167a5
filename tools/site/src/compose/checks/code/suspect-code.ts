/** Elements that the Content-Security-Policy blocks when a script creates them. */
export const BLOCKED_ELEMENTS = ['script', 'iframe', 'object', 'embed'];

const SUSPECT = new RegExp(
  [
    String.raw`\b(?:window|globalThis|history|console)\s*(?:\.\s*\w+|\[[^\]]+\])\s*=[^=>]`,
    String.raw`\.prototype\s*(?:\.\s*\w+|\[[^\]]+\])\s*=[^=>]`,
    // Bundlers define properties of modules in every bundle.
    String.raw`\b(?:definePropert(?:y|ies)|assign)\(\s*(?:(?:window|globalThis)\b|[^,()]*\bprototype\b)`,
    `createElement\\(\\s*["'](?:${BLOCKED_ELEMENTS.join('|')})["']`,
  ].join('|'),
  'i',
);

/** Whether code may have what `globalChanges` finds. Almost no bundle does, and parsing one takes a tenth of a second. */
export const isSuspect = (code: string): boolean => SUSPECT.test(code);
