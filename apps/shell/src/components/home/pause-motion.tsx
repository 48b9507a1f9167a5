/**
 * A checkbox that pauses automatic animation, with or without JavaScript: mark each animated element with `data-animated`.
 * Scripted animation checks `motionStopped` before each step.
 */
export function PauseMotion({ label }: { label: string }) {
  return (
    <label className="pause-motion motion-reduce:hidden noscript:hidden">
      <input type="checkbox" />
      {label}
    </label>
  );
}
