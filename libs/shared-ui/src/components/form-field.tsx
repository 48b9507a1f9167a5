import { clsx } from 'clsx';
import type {
  ChangeEventHandler,
  ComponentProps,
  FocusEventHandler,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
} from 'react';
import { Icon } from './icon.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Props {
  id: string;
  /** Without a name, the form does not send the field. */
  name?: string;
  label: string;
  as?: 'input' | 'select' | 'textarea';
  type?: HTMLInputTypeAttribute;
  /** Adds "required" or "optional" to the label. */
  required?: boolean;
  help?: string;
  /** How to fix it, without the "Error:" prefix. */
  error?: string;
  /** Error messages for missing and invalid values; the server that re-renders a form reads them here. */
  messages?: { missing?: string; invalid?: string };
  placeholder?: string;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Options of a select; one with an empty value is its prompt. */
  options?: readonly { value: string; label: string }[];
  /** Number of lines of a textarea. */
  rows?: number;
  /** Spans the full width of a two-column form. */
  wide?: boolean;
  disabled?: boolean;
  className?: string;
  defaultValue?: string;
  value?: string;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
}

const LABEL = 'ui:mb-1.5 ui:block ui:text-md/[1.35] ui:font-medium';
const HELP = 'ui:-mt-0.5 ui:mb-2 ui:text-md/note ui:text-slate';
const ERROR = 'ui:mb-2 ui:text-md/note ui:font-medium ui:text-danger';
/** The scroll margin keeps the label visible when a link of an error summary scrolls to the control. */
const CONTROL = clsx(
  'ui:block ui:w-full ui:scroll-mt-18 ui:rounded-control ui:border ui:border-control ui:bg-paper ui:px-3.5 ui:text-ink',
  'ui:placeholder:text-slate ui:hover:border-ink ui:focus-visible:border-teal ui:focus-visible:outline-offset-0',
  'ui:disabled:cursor-not-allowed ui:disabled:opacity-60',
  'ui:aria-invalid:border-2 ui:aria-invalid:border-danger ui:aria-invalid:px-3.25',
);

const LINE = clsx(CONTROL, 'ui:min-h-13 ui:text-lg/note');
const LINES = clsx(CONTROL, 'ui:min-h-42 ui:py-3 ui:text-lg/normal');
/** A control is also marked invalid by the server, without the prop. */
const MARKED = 'ui:has-aria-invalid:border-l-3 ui:has-aria-invalid:border-danger ui:has-aria-invalid:pl-4';

/**
 * Label above, help and error between, the 52 px control last, so that neither an on-screen keyboard nor an autofill
 * menu covers the text.
 */
export function FormField({
  id,
  label,
  as = 'input',
  type,
  help,
  error,
  messages,
  options = [],
  wide,
  className,
  ...native
}: Props) {
  const helpId = help && `${id}-help`;
  const errorId = (error || messages) && `${id}-error`;
  const control = {
    id,
    ...native,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [helpId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={clsx(MARKED, wide && 'ui:col-span-full', className)}>
      <label className={LABEL} htmlFor={id}>
        {label}{' '}
        {native.required !== undefined && (
          <span className="ui:ml-1 ui:font-normal ui:text-slate">
            {native.required ? 'required' : 'optional'}
          </span>
        )}
      </label>
      {help && (
        <p className={HELP} id={helpId}>
          {help}
        </p>
      )}
      {errorId && (
        <p
          className={ERROR}
          id={errorId}
          hidden={!error}
          data-missing={messages?.missing}
          data-invalid={messages?.invalid}
        >
          {error && (
            <>
              <span className="visually-hidden">Error:</span> {error}
            </>
          )}
        </p>
      )}
      {as === 'input' && <input className={LINE} type={type ?? 'text'} {...control} />}
      {as === 'textarea' && <textarea className={LINES} {...control} />}
      {as === 'select' && (
        <Select className={LINE} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

/** A select with the site's chevron. Its box has the style of its place: `className`. */
export function Select({ className, ...native }: ComponentProps<'select'>) {
  return (
    <span className="ui:relative ui:block">
      <select className={clsx('ui:cursor-pointer ui:appearance-none ui:pr-11', className)} {...native} />
      <Icon
        name="chevron"
        className="ui:pointer-events-none ui:absolute ui:top-1/2 ui:right-4 ui:-translate-y-1/2"
      />
    </span>
  );
}
