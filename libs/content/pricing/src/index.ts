export { calculator, type CalculatorModel, type SavingsCalculatorContent } from './calculator.ts';
export { engagementModels } from './engagement-models.ts';
export type * from './model.ts';
export { rateCard } from './rate-card.ts';
