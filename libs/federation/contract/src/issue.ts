/** A problem in a record: its location, such as `routes[2].path`, and a description. */
export interface Issue {
  at: string;
  problem: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };
