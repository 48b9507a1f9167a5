import { Icon } from '@vantedge/shared-ui';

/** Two check marks above the closing CTA. */
export function TwoMarks() {
  return (
    <div className="two-marks" aria-hidden="true">
      <Icon name="check" />
      <Icon name="check" />
    </div>
  );
}
