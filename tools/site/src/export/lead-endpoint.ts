import { LEAD_TOKEN_PATH, LEADS_PATH } from '@vantedge/leads';
import { DocumentEditor, select } from '@vantedge/release/html';
import { usage } from '@vantedge/release';

/** Endpoint for form submissions of an export: a URL, or a path on the host that serves it. */
export interface LeadEndpoint {
  url: string;
  /** Origin that the policy must allow; `undefined` for the export's own host. */
  origin?: string;
}

/** Parses a lead endpoint. */
export function parseLeadEndpoint(url: string): LeadEndpoint {
  if (/^\/(?![/\\])/.test(url)) return { url };
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && ['https:', 'http:'].includes(parsed.protocol)) return { url, origin: parsed.origin };
  throw usage(`'${url}' is not a valid lead endpoint.`, '--leads https://www.example.com/api/leads');
}

/**
 * Makes the forms of a document submit to the endpoint. Without one, they submit nothing (`method="dialog"` sends no request),
 * and the script shows that submissions are disabled.
 */
export function withLeadEndpoint(html: string, endpoint: LeadEndpoint | undefined): string {
  if (!html.includes(LEADS_PATH)) return html;
  const editor = new DocumentEditor(html);
  for (const element of select('html[data-leads]', editor.root)) {
    editor.set(element, { 'data-leads': endpoint?.url });
  }
  for (const form of select('form[data-lead]', editor.root)) {
    editor.set(form, endpoint ? { action: endpoint.url } : { action: undefined, method: 'dialog' });
  }
  for (const image of select(`img[src="${LEAD_TOKEN_PATH}"]`, editor.root)) {
    if (endpoint) editor.set(image, { src: `${endpoint.url}/token` });
    else editor.remove(image);
  }
  for (const meta of select('meta[http-equiv="Content-Security-Policy"]', editor.root)) {
    editor.set(meta, { content: policyWithLeadEndpoint(meta.attribs['content'] ?? '', endpoint) });
  }
  return editor.toString();
}

/** Extends a document's policy, so that forms, script and token image may use the endpoint. */
function policyWithLeadEndpoint(policy: string, endpoint: LeadEndpoint | undefined): string {
  if (!endpoint?.origin) return policy;
  return policy.replace(/\b(form-action|connect-src|img-src) 'self'/g, `$& ${endpoint.origin}`);
}
