import { brotliCompressSync } from 'node:zlib';

/** Size of content as the site sends it, in bytes: Brotli at its highest quality. */
export const brotliBytes = (content: string | Buffer) => brotliCompressSync(content).length;

/**
 * Maximum Brotli sizes of documents, each with all rules that its elements use, in bytes. The home page, which shows six documents of a
 * night's work, is the largest.
 */
export const DOCUMENT_BUDGET_BYTES = {
  document: 36_500,
  /** Average of all documents. */
  mean: 27_000,
} as const;

/**
 * Maximum script of a page until it is hydrated, in Brotli bytes: the shell's entry scripts, and the section's entry and page. 2,000 of
 * them are what sections may import of React Router and the shell does not use.
 */
export const SCRIPT_BUDGET_BYTES = 172_000;

/** Maximum size of framer-motion's components and features, in Brotli bytes. */
export const MOTION_BUDGET_BYTES = 45_000;

/** Maximum size that shared-ui may add to every page, in Brotli bytes: script including motion, and CSS. Utilities move bytes from one to the other. */
export const SHARED_UI_BUDGET_BYTES = 31_000;

/** Maximum size of the largest section's stylesheet, in Brotli bytes: all of it loads with the section's first page. */
export const SECTION_CSS_BUDGET_BYTES = 17_000;
