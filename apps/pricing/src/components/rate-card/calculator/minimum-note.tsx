import type { CalculatorModel } from '@vantedge/content-pricing';
import { clsx } from 'clsx';
import { meetsMinimum } from './estimate.ts';
import { useDeferredEstimate } from './use-deferred-estimate.ts';

interface Props {
  id: string;
  options: readonly CalculatorModel[];
  warning: { label: string; text: string };
}

/** Has room for the warning, so that filling in inputs from a URL does not shift the layout. */
const NOTE = clsx(
  'mt-5 text-small/normal max-md:min-h-20.5 md:leading-normal md:max-lg:col-span-full md:max-lg:min-h-17',
);
const WARNING = 'border-l-3 border-amber pl-3 md:pl-4 md:text-md';

/** The minimum of the selected model, preceded by a warning if the inputs are below it. Does not block anything. */
export function MinimumNote({ id, options, warning }: Props) {
  const { input } = useDeferredEstimate();
  const model = options.find((option) => option.id === input.model);
  const met = !model || meetsMinimum(input, model.minimum);
  return (
    <div className={clsx(NOTE, !met && WARNING)} id={id} role="status">
      {!met && (
        <p>
          <b className="font-medium text-amber">{warning.label}</b> {warning.text}
        </p>
      )}
      {model && <p className="text-on-night-2">{model.minimumText}</p>}
    </div>
  );
}
