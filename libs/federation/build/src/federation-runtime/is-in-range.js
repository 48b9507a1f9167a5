/**
 * Whether a version is in a caret range such as `^1.2.0`: equal up to the first part that is not zero, and not lower after it.
 * Builds state no other ranges.
 */
export function isInRange(version, range) {
  const [have, need] = [version, range].map((text) =>
    text.replace('^', '').split('.').map(Number.parseFloat),
  );
  const fixed = need.findIndex(Boolean);
  const different = need.findIndex((part, i) => part !== have[i]);
  return different < 0 || (different > fixed && have[different] > need[different]);
}
