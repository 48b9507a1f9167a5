/** What a request was for: a kind of file of the release, or why there is none. */
export type RequestKind =
  | 'page'
  // A page that a browser requests before its visitor does, and may never show.
  | 'prefetch'
  | 'file'
  | 'asset'
  | 'not-found'
  | 'redirect'
  | 'lead'
  | 'health'
  | 'extra'
  | 'method-not-allowed'
  | 'rejected';

/** Whether a release is that of the site or of a preview. */
export type ReleaseKind = 'live' | 'preview';

/** Something a server did, for metrics and the access log. */
export type Observation =
  | {
      type: 'request';
      method: string;
      /** Without the query, in printable ASCII. */
      path: string;
      kind: RequestKind;
      /** 499 if the client closed the connection before the response started. */
      status: number;
      /** Bytes written to the connection, headers included. */
      bytes: number;
      durationMs: number;
    }
  | { type: 'connection-refused' }
  | { type: 'swap'; of: ReleaseKind }
  | { type: 'swap-failed'; of: ReleaseKind }
  | { type: 'store-read-failed'; code: string };

export type Observe = (observation: Observation) => void;
