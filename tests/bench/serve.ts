import type { Result } from './result.ts';
export async function benchServe(): Promise<Result> {
  throw new Error('x');
}
