/** Maximum size that shared-ui may add to every page, in Brotli bytes: script including motion, and CSS. Utilities move bytes from one to the other. */
export const SHARED_UI_BUDGET_BYTES = 25_000;
