/** True if animations should not run: by the reduced-motion setting or the page's pause checkbox. */
export function motionStopped(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.querySelector('.pause-motion input:checked') !== null
  );
}
