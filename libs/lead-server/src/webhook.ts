import { createHmac } from 'node:crypto';
import { isLoopback, notifyFailed, notifyInvalid, type Target } from './target.ts';
import type { Lead } from './lead-store.ts';

/** A secret of Standard Webhooks: 24 to 64 bytes. */
const SECRET = /^whsec_([\w+/]{32,86}={0,2})$/;

/** A target that gets leads as JSON, signed as Standard Webhooks describes. Throws `NOTIFY_INVALID`. */
export function webhookTarget(name: string, url: URL, secret = ''): Target {
  if (url.username || url.password) {
    throw notifyInvalid(name, 'Its URL has a password', 'sign instead: VANTEDGE_WEBHOOK_SECRET=whsec_…');
  }
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw notifyInvalid(name, 'Its URL is not https, and not of this machine', `--notify ${name}=https://…`);
  }
  const [, encoded] = SECRET.exec(secret) ?? [];
  if (!encoded) {
    throw notifyInvalid(
      name,
      `VANTEDGE_WEBHOOK_SECRET ${secret ? 'is not whsec_ and 24 to 64 bytes in base64' : 'is not set'}`,
      'VANTEDGE_WEBHOOK_SECRET="whsec_$(openssl rand -base64 32)", also at the receiver',
    );
  }
  const key = Buffer.from(encoded, 'base64');
  return {
    name,
    async send(lead, signal) {
      const body = JSON.stringify({ type: 'lead.created', timestamp: lead.at, data: lead });
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', ...signature(lead, body, key) },
        body,
        signal,
      }).catch((error: unknown) => {
        throw notifyFailed(name, networkReason(error), 'check the URL and the receiver');
      });
      await response.body?.cancel().catch(() => undefined);
      if (response.ok) return;
      const isRedirect = response.status >= 300 && response.status < 400;
      throw notifyFailed(
        name,
        `it answers with status ${response.status}`,
        isRedirect ? 'redirects are not followed: name the final URL' : "look at the receiver's log",
      );
    },
  };
}

/** The headers that prove the sender and the time of a body. */
function signature({ id }: Lead, body: string, key: Buffer): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signed}` };
}

/** Why a request got no response: a code, because messages contain the address. */
function networkReason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? (name === 'TimeoutError' ? 'it did not respond in time' : (name ?? 'unknown error'));
}
