import { LEAD_TOKEN_PATH } from '@vantedge/leads';
import { leadEndpoint } from './lead-endpoint.ts';

/**
 * A 1-pixel image whose response sets the spam-protection cookie when the form first comes into view. A static export
 * without an endpoint removes it from its documents, so the browser must not render it either: hydration would not
 * match. Takes no space and no column, and stays at the start of the form, whose end moves while the document is
 * loading. Not hidden, because browsers do not load images that are not displayed.
 */
export function LeadToken() {
  if (typeof document !== 'undefined' && !leadEndpoint()) return null;
  return (
    <img
      className="hidden self-start in-data-leads:absolute in-data-leads:block"
      loading="lazy"
      src={LEAD_TOKEN_PATH}
      alt=""
      width="1"
      height="1"
    />
  );
}
