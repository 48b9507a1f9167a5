/** Whether the visitor wants nothing to move by itself: by the system's setting, or by the page's own check box. */
export function motionStopped(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.querySelector('.pause-motion input:checked') !== null
  );
}
