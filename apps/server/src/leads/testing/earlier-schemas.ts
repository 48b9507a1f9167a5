const TABLES = (columns: string) => `
  PRAGMA journal_mode = WAL;
  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    at TEXT NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    contents TEXT NOT NULL${columns}
  ) STRICT;
  CREATE INDEX leads_at ON leads (at);
  CREATE INDEX leads_email ON leads (email);
  CREATE TABLE secret (one INTEGER PRIMARY KEY CHECK (one = 1), key BLOB NOT NULL) STRICT;
`;

/** The SQL with which earlier versions created a lead database. Never change one that was released. */
export const EARLIER_SCHEMAS: Readonly<Record<number, string>> = {
  1: `${TABLES('')} PRAGMA user_version = 1;`,
  2: `${TABLES(', honeypot INTEGER NOT NULL DEFAULT 0')} PRAGMA user_version = 2;`,
};
