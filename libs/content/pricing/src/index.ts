export { engagementModels } from './engagement-models.ts';
export type * from './model.ts';
