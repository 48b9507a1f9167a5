import { useContext } from 'react';
import { DeferredEstimateContext, type Choice } from './estimate-context.ts';

/**
 * The choice that figures and drawings answer: that of `useEstimate`, but rendered after the field that was pressed, so
 * that a slow phone shows the press first. Only within an `EstimateProvider`.
 */
export function useDeferredEstimate(): Choice {
  const choice = useContext(DeferredEstimateContext);
  if (!choice) throw new Error('useAnswered needs an EstimateProvider above it');
  return choice;
}
