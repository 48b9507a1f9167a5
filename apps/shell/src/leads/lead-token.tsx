import { LEAD_TOKEN_PATH } from '@vantedge/leads';
import { leadEndpoint } from './lead-endpoint.ts';

/**
 * The image whose answer says when the form was first seen. An export without an endpoint has taken it out of its
 * documents, so there the browser does not render it either: otherwise hydration would miss it.
 */
export function LeadToken() {
  if (typeof document !== 'undefined' && !leadEndpoint()) return null;
  return <img className="lead-token" loading="lazy" src={LEAD_TOKEN_PATH} alt="" width="1" height="1" />;
}
