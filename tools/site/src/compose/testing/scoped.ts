/** Selector as the build of a section writes it. */
export function scoped(selector: string, section = 'careers'): string {
  const frame = `[data-section=${section}]`;
  return `${frame} ${selector}:not(:where([data-widget] *))`;
}
