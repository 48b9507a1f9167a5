import type { CalculatorModel } from '@vantedge/content-pricing';
import { meetsMinimum } from './estimate.ts';
import { useDeferredEstimate } from './use-deferred-estimate.ts';

interface Props {
  id: string;
  options: readonly CalculatorModel[];
  warning: { label: string; text: string };
}

/** The minimum of the selected model, preceded by a warning if the inputs are below it. Does not block anything. */
export function MinimumNote({ id, options, warning }: Props) {
  const { input } = useDeferredEstimate();
  const model = options.find((option) => option.id === input.model);
  const met = !model || meetsMinimum(input, model.minimum);
  return (
    <div className={met ? 'calc-note' : 'calc-note calc-note--warning'} id={id} role="status">
      {!met && (
        <p>
          <b>{warning.label}</b> {warning.text}
        </p>
      )}
      {model && <p className="calc-minimum">{model.minimumText}</p>}
    </div>
  );
}
