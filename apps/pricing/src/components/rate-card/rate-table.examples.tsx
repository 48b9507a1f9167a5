import { rateCard } from '@vantedge/content-pricing';
import { RateTable } from './rate-table.tsx';

export const surface = 'light';
export const examples = { 'with a total': <RateTable {...rateCard.transparency} /> };
