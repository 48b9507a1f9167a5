import type { ClientBase } from 'pg';
import type { LeadRecord } from '../lead.ts';

/** All leads and honeypot hits of a channel, oldest first. */
export async function records(client: ClientBase, channel: string): Promise<LeadRecord[]> {
  const { rows } = await client.query<Omit<LeadRecord, 'at'> & { at: Date }>(
    `SELECT id, key, form, at, contents, honeypot AS "isHoneypotHit", state FROM vantedge.leads
     WHERE channel = $1 ORDER BY at, number`,
    [channel],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Stores records whose ids and keys are unknown, in one transaction; returns their number. */
export async function add(client: ClientBase, channel: string, all: readonly LeadRecord[]): Promise<number> {
  let added = 0;
  await client.query('BEGIN');
  for (const { id, key, form, at, contents, isHoneypotHit, state } of all) {
    const email = contents['email'] ?? '';
    const values = [id, channel, key, form, at, email, JSON.stringify(contents), isHoneypotHit, state];
    const { rowCount } = await client.query(
      `INSERT INTO vantedge.leads (id, channel, key, form, at, email, contents, honeypot, state)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      values,
    );
    added += rowCount ?? 0;
  }
  await client.query('COMMIT');
  return added;
}
