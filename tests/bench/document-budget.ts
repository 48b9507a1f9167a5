/** Maximum Brotli sizes of each document, in bytes. */
export const DOCUMENT_BUDGET_BYTES = {
  /** What a browser needs to paint the first viewport: the initial congestion window, ten segments of 1,460 bytes, with headers. */
  firstViewport: 13_000,
  document: 24_000,
  /** Average of all documents. */
  mean: 18_000,
} as const;
