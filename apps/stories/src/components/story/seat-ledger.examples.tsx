import { mainspring } from '@vantedge/content-stories';
import { SeatLedger } from './seat-ledger.tsx';

const { departments, table } = mainspring.ramp;

export const surface = 'dark';
export const examples = { 'four departments': <SeatLedger departments={departments} {...table} /> };
