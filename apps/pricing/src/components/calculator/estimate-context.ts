import { createContext, type Dispatch, type SetStateAction } from 'react';
import type { EstimateInput } from './estimate.ts';

export interface Choice {
  input: EstimateInput;
  /** Whether it is somebody's own choice: changed here, or come with the address. */
  changed: boolean;
}

export interface EstimateState extends Choice {
  setInput: Dispatch<SetStateAction<EstimateInput>>;
}

/** For what is entered: follows at once. */
export const EstimateContext = createContext<EstimateState | undefined>(undefined);

/** For what is answered: follows as soon as what is entered has been painted. */
export const DeferredEstimateContext = createContext<Choice | undefined>(undefined);
