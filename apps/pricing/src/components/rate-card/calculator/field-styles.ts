export const FIELD = 'min-w-0';
export const FIELD_LABEL = 'mb-2.5 block text-small/snug font-medium text-on-night-2';
/** The radio button covers its whole label, so that the focus ring surrounds the click target. */
export const RADIO = 'absolute inset-0 size-full cursor-pointer opacity-0';
export const RADIO_LABEL =
  'relative grid cursor-pointer has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal-hi';
