import { useEffect, useRef } from 'react';

export interface FieldError {
  /** The id of the control. */
  field: string;
  message: string;
}

interface Props {
  title: string;
  errors: readonly FieldError[];
}

/** First thing on the page that matters: it takes the focus whenever a form was refused, and each line leads to its field. */
export function ErrorSummary({ title, errors }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      ref={summary}
      aria-labelledby="error-summary-title"
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
