declare global {
  interface Window {
    /** Errors in this document since it was opened. */
    recordedErrors?: string[];
  }
}

/**
 * Records console errors and warnings, uncaught errors, failed downloads and CSP violations. Runs in the page, before its
 * scripts, because WebDriver cannot read the console.
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

/** Returns the errors recorded by `recordErrors`; `undefined` if it never ran. Runs in the page. */
export const readErrors = () => window.recordedErrors;
