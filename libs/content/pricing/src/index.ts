export { calculator } from './calculator.ts';
export type * from './calculator-model.ts';
export { engagementModels } from './engagement-models.ts';
export type * from './model.ts';
