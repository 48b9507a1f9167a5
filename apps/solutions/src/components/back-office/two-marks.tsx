import { Icon } from '@vantedge/shared-ui';

/** Two check marks above the closing CTA. */
export function TwoMarks() {
  return (
    <div className="mb-5 flex text-8xl leading-none text-service" aria-hidden="true">
      <Icon name="check" />
      <Icon name="check" className="ml-[-0.5em]" />
    </div>
  );
}
