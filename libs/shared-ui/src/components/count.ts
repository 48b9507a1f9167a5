import { cancelFrame, frame } from '../motion/index.ts';

/** Duration of an eased count, in milliseconds. */
const DURATION_MS = 2000;

/** A count in even steps. */
export interface CountSteps {
  /** Milliseconds before the first interval. */
  delayMs: number;
  step: number;
  intervalMs: number;
}

/** Receives the counted number as text, and undefined at the end. */
type Show = (counted: string | undefined) => void;

/** Counts from 0 to `value` in two seconds, slowing down. Returns a function that stops it. */
export const countEased = (value: string, show: Show): (() => void) =>
  eachFrame(show, (elapsed) => {
    const share = elapsed / DURATION_MS;
    return share < 1 ? partOf(value, easeOut(share)) : undefined;
  });

/** Counts from 0 to `value` in even steps. Returns a function that stops it. */
export const countInSteps = (
  value: string,
  { delayMs, step, intervalMs }: CountSteps,
  show: Show,
): (() => void) =>
  eachFrame(show, (elapsed) => {
    const counted = Math.max(0, Math.floor((elapsed - delayMs) / intervalMs)) * step;
    return counted < Number(value) ? String(counted) : undefined;
  });

/** Shows in each frame what is counted after the elapsed milliseconds, until nothing is. */
function eachFrame(show: Show, countedAfter: (elapsed: number) => string | undefined): () => void {
  const start = performance.now();
  const update = () => {
    const counted = countedAfter(performance.now() - start);
    show(counted);
    if (counted === undefined) cancelFrame(update);
  };
  show(countedAfter(0));
  frame.update(update, true);
  return () => cancelFrame(update);
}

/** A share of a number, with as many decimals as the number has. */
function partOf(value: string, share: number): string {
  return (Number(value) * share).toFixed(value.split('.')[1]?.length ?? 0);
}

const easeOut = (share: number) => 1 - (1 - share) ** 3;
