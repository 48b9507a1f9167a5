/** Maximum size that shared-ui may add to every page, in Brotli bytes: script including motion, and CSS. Utilities move bytes from one to the other. */
export const SHARED_UI_BUDGET_BYTES = 24_000;

/** Maximum size of framer-motion's components and features, which load after hydration, in Brotli bytes. */
export const MOTION_REACT_BUDGET_BYTES = 45_000;
