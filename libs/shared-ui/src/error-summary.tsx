import { type HTMLAttributes, useEffect, useRef } from 'react';

export interface FieldError {
  /** The id of the control. */
  field: string;
  message: string;
}

interface Props extends HTMLAttributes<HTMLDivElement> {
  title: string;
  /** Empty while there is nothing to say: the summary then stands in the page, hidden. */
  errors: readonly FieldError[];
}

/** First thing on the page that matters: it takes the focus whenever a form was refused, and each line leads to its field. */
export function ErrorSummary({ title, errors, ...native }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length) summary.current?.focus();
  }, [errors]);
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      ref={summary}
      hidden={!errors.length}
      aria-labelledby="error-summary-title"
      {...native}
    >
      <h2 id="error-summary-title">{title}</h2>
      <ul role="list">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
