import { createContext, type Dispatch, type SetStateAction } from 'react';
import type { EstimateInput } from './estimate.ts';

export interface EstimateState {
  input: EstimateInput;
  /** Whether it is somebody's own choice: changed here, or come with the address. */
  changed: boolean;
  setInput: Dispatch<SetStateAction<EstimateInput>>;
}

export const EstimateContext = createContext<EstimateState | undefined>(undefined);
