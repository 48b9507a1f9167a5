/**
 * Hides that the browser supports speculation rules, so that the router follows links, as in Firefox and WebKit. Runs in the page, before its
 * scripts.
 */
export function hideSpeculationRules() {
  HTMLScriptElement.supports = () => false;
}
