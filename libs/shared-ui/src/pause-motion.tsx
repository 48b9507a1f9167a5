/**
 * A check box that stops whatever moves by itself, with and without a script: mark what moves with `data-moves`. Motion that
 * a script drives reads `:root:has(.pause-motion input:checked)` before each step.
 */
export function PauseMotion({ label }: { label: string }) {
  return (
    <label className="pause-motion">
      <input type="checkbox" />
      {label}
    </label>
  );
}
