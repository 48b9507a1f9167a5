declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pause-motion': React.HTMLAttributes<HTMLElement>;
    }
  }
}

/**
 * A checkbox that pauses automatic animation, with or without the application, also of the pages that follow: mark each animated element
 * with `data-animated`. Scripted animation checks `motionStopped` before each step.
 */
export const PauseMotion = ({ label }: { label: string }) => (
  <pause-motion className="contents">
    <label className="pause-motion motion-reduce:hidden noscript:hidden">
      <input type="checkbox" />
      {label}
    </label>
  </pause-motion>
);
