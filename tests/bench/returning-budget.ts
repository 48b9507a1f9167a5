/** Maximum number of Brotli bytes that a returning visitor downloads beside the document after one word of a page has changed. */
export const RETURNING_BUDGET_BYTES = 6_000;
