/** One thing that is wrong with a record: where (`routes[2].path`) and what. */
export interface Issue {
  at: string;
  problem: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };
