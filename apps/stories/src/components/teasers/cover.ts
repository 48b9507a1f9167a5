/** The tinted surface of a teaser's drawing, to the window's edges on a phone. */
export const COVER = 'story-cover -mx-edge border-t border-rule bg-paper-2 px-edge py-4.5 md:mx-0 md:p-7';
