import { useContext } from 'react';
import { DeferredEstimateContext, type Choice } from './estimate-context.ts';

/**
 * The inputs for results and drawings: those of `useEstimate`, rendered after the edited field, so that slow phones
 * show the edit first. Only within an `EstimateProvider`.
 */
export function useDeferredEstimate(): Choice {
  const choice = useContext(DeferredEstimateContext);
  if (!choice) throw new Error('useAnswered needs an EstimateProvider above it');
  return choice;
}
