import type { LeadContents, LeadRecord } from './lead.ts';
import type { SqlRunner } from './sql-runner.ts';

/** Leads per transaction, so that a server can write in between. */
const BATCH_SIZE = 500;

type Row = Omit<LeadRecord, 'contents' | 'isHoneypotHit'> & { contents: string; honeypot: number };

/** All leads and honeypot hits, oldest first. */
export async function readRecords(sql: SqlRunner): Promise<LeadRecord[]> {
  const statement = 'SELECT id, key, form, at, contents, honeypot, state FROM leads ORDER BY at, rowid';
  const [found] = await sql.run({ statements: [{ sql: statement }] });
  return (found!.rows as Row[]).map(({ contents, honeypot, ...row }) => ({
    ...row,
    contents: JSON.parse(contents) as LeadContents,
    isHoneypotHit: honeypot === 1,
  }));
}

/** Stores records whose ids and keys are unknown; returns their number. */
export async function addRecords(sql: SqlRunner, records: readonly LeadRecord[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < records.length; start += BATCH_SIZE) {
    const statements = records.slice(start, start + BATCH_SIZE).map((record) => ({
      sql: 'INSERT INTO leads (id, key, form, at, email, contents, honeypot, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      parameters: parametersOf(record),
    }));
    const results = await sql.run({ transaction: true, statements });
    added += results.reduce((sum, { changes }) => sum + changes, 0);
  }
  return added;
}

const parametersOf = ({ id, key, form, at, contents, isHoneypotHit, state }: LeadRecord) => [
  id,
  key,
  form,
  at,
  contents['email'] ?? '',
  JSON.stringify(contents),
  Number(isHoneypotHit),
  state,
];
