import { createContext, type Dispatch, type SetStateAction } from 'react';
import type { EstimateInput } from './estimate.ts';

export interface Choice {
  input: EstimateInput;
  /** True if the visitor changed the inputs or opened a URL that contains them. */
  changed: boolean;
}

export interface EstimateState extends Choice {
  setInput: Dispatch<SetStateAction<EstimateInput>>;
}

/** For inputs: updates immediately. */
export const EstimateContext = createContext<EstimateState | undefined>(undefined);

/** For results: updates after the inputs have been painted. */
export const DeferredEstimateContext = createContext<Choice | undefined>(undefined);
