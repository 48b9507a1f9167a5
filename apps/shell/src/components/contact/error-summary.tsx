import { type HTMLAttributes, useEffect, useRef } from 'react';

export interface FieldError {
  /** The id of the form control. */
  field: string;
  message: string;
}

interface Props extends HTMLAttributes<HTMLDivElement> {
  title: string;
  /** Without errors the summary is rendered but hidden. */
  errors: readonly FieldError[];
}

/**
 * Lists validation errors at the top of the form. Takes the focus after each failed submission; each error links to
 * its field.
 */
export function ErrorSummary({ title, errors, ...native }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length) summary.current?.focus();
  }, [errors]);
  return (
    <div
      className="col-span-full mb-4 border-3 border-danger px-4.5 pt-5.5 pb-3.5 md:px-6"
      role="alert"
      tabIndex={-1}
      ref={summary}
      hidden={!errors.length}
      aria-labelledby="error-summary-title"
      {...native}
    >
      <h2 className="text-5xl" id="error-summary-title">
        {title}
      </h2>
      <ul className="mt-2" role="list">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a className="inline-flex min-h-10 items-center font-medium text-danger" href={`#${field}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
