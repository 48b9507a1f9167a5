import { calculator } from '@vantedge/content-pricing';
import { useMemo, useState } from 'react';
import { defaultInput, type EstimateInput } from './estimate.ts';
import { DeferredEstimateContext, EstimateContext } from './estimate-provider.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';

/** A calculator that starts with other inputs than the defaults, and leaves the URL as it is. */
function Calculator(start: Partial<EstimateInput>) {
  const [input, setInput] = useState<EstimateInput>({ ...defaultInput, ...start });
  const state = useMemo(() => ({ input, changed: true, setInput, choose: setInput }), [input]);
  return (
    <EstimateContext value={state}>
      <DeferredEstimateContext value={state}>
        <SavingsCalculator {...calculator} />
      </DeferredEstimateContext>
    </EstimateContext>
  );
}

export const examples = {
  'the defaults': <Calculator />,
  'custom hours, below the minimum of the model': (
    <Calculator developers={2} hours={60} customHours={60} customMode model="bto" />
  ),
  'long numbers': <Calculator developers={250_000} />,
  'no results': <Calculator developers={0} />,
};
