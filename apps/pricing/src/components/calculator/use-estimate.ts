import { useContext } from 'react';
import { EstimateContext, type EstimateState } from './estimate-context.ts';

/** The choice of the calculator on this page, and the way to change it; only within an `EstimateProvider`. */
export function useEstimate(): EstimateState {
  const state = useContext(EstimateContext);
  if (!state) throw new Error('useEstimate needs an EstimateProvider above it');
  return state;
}
