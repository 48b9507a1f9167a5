/**
 * A checkbox that pauses automatic animation, with or without JavaScript: mark animated elements with `data-moves`.
 * Scripted animation checks `:root:has(.pause-motion input:checked)` before each step.
 */
export function PauseMotion({ label }: { label: string }) {
  return (
    <label className="pause-motion">
      <input type="checkbox" />
      {label}
    </label>
  );
}
