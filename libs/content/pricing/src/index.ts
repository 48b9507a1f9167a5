export { calculator } from './calculator.ts';
export type * from './calculator.types.ts';
export { engagementModels } from './engagement-models.ts';
export type * from './model.ts';
export { rateCard } from './rate-card.ts';
export type * from './rate-card.types.ts';
