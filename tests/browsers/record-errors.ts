declare global {
  interface Window {
    /** What went wrong in this document since it was opened. */
    recordedErrors?: string[];
  }
}

/**
 * Records console errors and warnings, uncaught errors, files that do not load and violations of the policy. It runs
 * in the page, before the page's own scripts. WebDriver has no console, so the page keeps its own record.
 */
export function recordErrors() {
  const errors: string[] = [];
  window.recordedErrors = errors;
  for (const level of ['error', 'warn'] as const) {
    const print = console[level];
    console[level] = (...values: unknown[]) => {
      errors.push(values.map(String).join(' '));
      print.apply(console, values);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target, message } = event;
      errors.push(target instanceof Element ? `not loaded: ${target.outerHTML}` : `uncaught: ${message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** Returns what `recordErrors` has recorded; `undefined` where it never ran. Runs in the page. */
export const readErrors = () => window.recordedErrors;
