import { type Failure, MAX_SIGNAL_TEXT, type Signal, type Vital } from '@vantedge/federation-contract';
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { type BufferedFailure, sendSignal } from './failures.ts';

/** Failures that one view sends: more tell nothing new. */
const MAX_FAILURES = 10;

/** What each signal says about the page that is shown. */
type Here = Pick<Signal, 'release' | 'section' | 'route'>;

/**
 * Sends what fails from now on and what has failed before, and the vitals of the page when it is first hidden. `here` tells which page is
 * shown.
 */
export function sendSignals(kept: BufferedFailure[], here: () => Here) {
  const opened = here();
  const vitals: Vital[] = [];
  const sent = new Set<string>();
  let view: Signal['view'] = 'ok';
  const push = (kept: BufferedFailure) => {
    view = 'failed';
    const failure = failureOf(kept);
    const key = JSON.stringify(failure);
    if (sent.size === MAX_FAILURES || sent.has(key)) return;
    sent.add(key);
    sendSignal({ ...here(), failure });
  };
  window.vantedgeSignals = { push };
  kept.splice(0).forEach(push);
  const add = (metric: CLSMetric | INPMetric | LCPMetric) => {
    const { name, value } = metric;
    vitals.push({ name, value: Math.round(value * 1e4) / 1e4, part: partOf(elementOf(metric)) });
  };
  onLCP(add);
  onINP(add);
  onCLS(add);
  // On the window, so that it comes after the listeners of web-vitals on the document.
  const close = () => {
    if (!document.hidden) return;
    removeEventListener('visibilitychange', close);
    sendSignal({ ...opened, view, vitals });
  };
  addEventListener('visibilitychange', close);
}

/** A failure as it is sent. */
function failureOf({
  type,
  part,
  message,
  error,
  reason = error,
  blockedURI,
  sourceFile,
  target,
}: BufferedFailure): Failure {
  return {
    type: type as Failure['type'],
    part,
    message: cut(message || (reason?.message ?? reason ?? blockedURI), MAX_SIGNAL_TEXT.message),
    url: cut(sourceFile || target.src || target.href, MAX_SIGNAL_TEXT.url),
    stack: cut(reason?.stack, MAX_SIGNAL_TEXT.stack),
  };
}

/** The start of a text in ASCII. */
const cut = (value: unknown, length: number) =>
  value === undefined || value === null
    ? undefined
    : String(value)
        .slice(0, length)
        .replace(/[^\n -~]/g, '?');

/** The element that a vital is about: of the largest paint, of the interaction, or of the largest layout shift. */
function elementOf({ name, entries }: CLSMetric | INPMetric | LCPMetric): Node | null | undefined {
  if (name === 'LCP') return entries.at(-1)?.element;
  if (name === 'INP') return entries.find(({ target }) => target)?.target;
  const largest = entries.reduce<LayoutShift | undefined>(
    (most, shift) => (most && most.value >= shift.value ? most : shift),
    undefined,
  );
  return largest?.sources.find(({ node }) => node)?.node;
}

/** The widget or section that an element belongs to. Header and footer are of the shell. */
function partOf(node: Node | null | undefined): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return undefined;
  const part = element.closest<HTMLElement>('[data-widget], [data-section]')?.dataset;
  return part ? (part['widget'] ?? part['section']) : 'shell';
}
