import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Lead } from '../lead.ts';
import type { Erasure, LeadFilter, NewLead, StoredLead } from '../lead-store.ts';

/** Stores a lead unless its key exists. The row is on disk when this resolves. */
export async function put(client: ClientBase, channel: string, lead: NewLead, at: Date): Promise<StoredLead> {
  const { key, form, contents, isHoneypotHit = false } = lead;
  const email = contents['email'] ?? '';
  const values = [randomUUID(), channel, key, form, at, email, JSON.stringify(contents), isHoneypotHit];
  for (;;) {
    const inserted = await client.query<{ id: string }>(
      `INSERT INTO vantedge.leads (id, channel, key, form, at, email, contents, honeypot)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (channel, key) DO NOTHING RETURNING id`,
      values,
    );
    if (inserted.rows[0]) return { id: inserted.rows[0].id, isNew: true };
    const select = 'SELECT id FROM vantedge.leads WHERE channel = $1 AND key = $2';
    const stored = await client.query<{ id: string }>(select, [channel, key]);
    if (stored.rows[0]) return { id: stored.rows[0].id, isNew: false };
    // Erased between the two statements.
  }
}

/** The selected leads of a channel, newest first. */
export async function list(
  client: ClientBase,
  channel: string,
  { form, limit, honeypot = false }: LeadFilter,
) {
  const { rows } = await client.query<Omit<Lead, 'at'> & { at: Date }>(
    `SELECT id, form, at, contents FROM vantedge.leads
     WHERE channel = $1 AND honeypot = $2 AND ($3::text IS NULL OR form = $3)
     ORDER BY at DESC, number DESC LIMIT $4`,
    [channel, honeypot, form, limit],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** The number of leads of a channel, or of its honeypot hits. */
export async function count(client: ClientBase, channel: string, honeypot: boolean): Promise<number> {
  const { rows } = await client.query<{ leads: number }>(
    'SELECT count(*)::integer AS leads FROM vantedge.leads WHERE channel = $1 AND honeypot = $2',
    [channel, honeypot],
  );
  return rows[0]!.leads;
}

/** The SQL condition of each kind of erasure. */
const CONDITIONS = {
  id: 'id = $2::uuid',
  email: 'lower(email) = lower($2)',
  before: 'at < $2::timestamptz',
  expiredBefore: "at < $2::timestamptz AND (form = 'contact' OR honeypot)",
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Key of the advisory lock of erasures: two that delete the same rows in different orders could deadlock. */
const ERASURE_LOCK = 0x1ead6;

/** Deletes the selected leads of a channel in one transaction; resolves to their number. */
export async function erase(client: ClientBase, channel: string, which: Erasure): Promise<number> {
  const [[name, value]] = Object.entries(which) as [[keyof typeof CONDITIONS, string]];
  if (name === 'id' && !UUID.test(value)) return 0;
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [ERASURE_LOCK]);
  const sql = `DELETE FROM vantedge.leads WHERE channel = $1 AND ${CONDITIONS[name]}`;
  const { rowCount } = await client.query(sql, [channel, value]);
  await client.query('COMMIT');
  return rowCount ?? 0;
}
