import { createContext, type Dispatch, type SetStateAction } from 'react';
import type { EstimateInput } from './estimate.ts';

export interface Choice {
  input: EstimateInput;
  /** True if the visitor changed the inputs or opened a URL that contains them. */
  changed: boolean;
}

export interface EstimateState extends Choice {
  /** Changes the inputs in place: by typing, or a step at a time. */
  setInput: Dispatch<SetStateAction<EstimateInput>>;
  /** Changes the inputs by a choice, which Back undoes if it was a press. */
  choose: Dispatch<SetStateAction<EstimateInput>>;
}

/** For inputs: updates immediately. */
export const EstimateContext = createContext<EstimateState | undefined>(undefined);

/** For results: updates after the inputs have been painted. */
export const DeferredEstimateContext = createContext<Choice | undefined>(undefined);
