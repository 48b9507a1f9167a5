/** The most that shared-ui may add to every page, in brotli bytes: script with motion, and CSS. */
export const SHARED_UI_BUDGET_BYTES = { script: 12_000, css: 12_000 };
