import { Icon } from '@vantedge/shared-ui';

/** The marks of two people, above the page's last line. */
export function TwoMarks() {
  return (
    <div className="two-marks" aria-hidden="true">
      <Icon name="check" />
      <Icon name="check" />
    </div>
  );
}
