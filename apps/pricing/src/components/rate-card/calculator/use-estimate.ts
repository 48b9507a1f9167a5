import { useContext } from 'react';
import { EstimateContext, type EstimateState } from './estimate-context.ts';

/** The calculator's inputs and the function that updates them; only within an `EstimateProvider`. */
export function useEstimate(): EstimateState {
  const state = useContext(EstimateContext);
  if (!state) throw new Error('useEstimate needs an EstimateProvider above it');
  return state;
}
