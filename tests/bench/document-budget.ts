/** Maximum Brotli sizes of each document, in bytes. */
export const DOCUMENT_BUDGET_BYTES = {
  /** What a browser needs to paint the first viewport: the initial congestion window, ten segments of 1,460 bytes, with headers. */
  firstViewport: 11_000,
  document: 20_000,
  /** Average of all documents. */
  mean: 16_000,
} as const;

/** Pages that exceed a limit since decision 083, and what they may have until they are shortened. */
export const LARGER_DOCUMENTS: Record<string, { document?: number; firstViewport?: number }> = {
  '/': { document: 20_600, firstViewport: 11_400 },
  '/about': { firstViewport: 11_500 },
  '/why-vantedge': { firstViewport: 11_500 },
  '/rate-card': { document: 20_500 },
  '/industries/publishing': { firstViewport: 11_500 },
  '/solutions/cloud': { firstViewport: 11_200 },
  '/case-studies': { firstViewport: 11_400 },
};
