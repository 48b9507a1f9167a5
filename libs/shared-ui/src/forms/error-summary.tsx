import { type HTMLAttributes, useEffect, useId, useRef } from 'react';
import { List } from '../components/lists.tsx';

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
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length) summary.current?.focus();
  }, [errors]);
  return (
    <div
      className="ui:col-span-full ui:mb-4 ui:border-3 ui:border-danger ui:px-4.5 ui:pt-5.5 ui:pb-3.5 ui:md:px-6"
      role="alert"
      tabIndex={-1}
      ref={summary}
      hidden={!errors.length}
      aria-labelledby={id}
      {...native}
    >
      <h2 className="ui:text-5xl" id={id}>
        {title}
      </h2>
      <List className="ui:mt-2">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              className="ui:inline-flex ui:min-h-10 ui:items-center ui:font-medium ui:text-danger"
              href={`#${field}`}
            >
              {message}
            </a>
          </li>
        ))}
      </List>
    </div>
  );
}
