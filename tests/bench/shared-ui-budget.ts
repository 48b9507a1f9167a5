/** Maximum size that shared-ui may add to every page, in Brotli bytes: script including motion, and CSS. */
export const SHARED_UI_BUDGET_BYTES = { script: 12_000, css: 12_000 };
