import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { words } from '../words.ts';
import { Icon } from './icon.tsx';

interface Props {
  /** Without it the field gets an id of its own. */
  id?: string;
  label: string;
  /** Adds "required" or "optional" to the label. */
  required?: boolean;
  help?: string;
  /** How to fix it, without the "Error:" prefix. */
  error?: string;
  /** Words for required, optional and the prefix. */
  texts?: { required: string; optional: string; error: string };
  /** Error messages for missing, too long and invalid values; the server that re-renders a form reads them here. */
  messages?: { missing?: string; 'too-long'?: string; invalid?: string };
  /** A 44 px control below a quiet label, for a filter. */
  size?: Size;
  /** Spans the full width of a two-column form. */
  wide?: boolean;
  className?: string;
  /** An `Input`, a `Textarea` or a `Select`. */
  children: ReactNode;
}

type Size = 'sm' | 'md';

/** What a control receives from the `Field` around it. */
interface Control {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

const FieldContext = createContext<{ size: Size; control?: Control }>({ size: 'md' });

const LABELS: Record<Size, string> = {
  sm: 'ui:mb-2.5 ui:text-small/snug ui:text-slate',
  md: 'ui:mb-1.5 ui:text-md/[1.35]',
};
const HELP = 'ui:-mt-0.5 ui:mb-2 ui:text-md/note ui:text-slate';
const ERROR = 'ui:mb-2 ui:text-md/note ui:font-medium ui:text-danger';
/** A control is also marked invalid by the server, without the prop. */
const MARKED = 'ui:has-aria-invalid:border-l-3 ui:has-aria-invalid:border-danger ui:has-aria-invalid:pl-4';

/**
 * Label above, help and error between, the control last, so that neither an on-screen keyboard nor an autofill menu
 * covers the text.
 * @not for radio buttons, which a `fieldset` with a `legend` groups: `ChoiceTile`.
 */
export function Field({
  label,
  required,
  help,
  error,
  messages,
  texts = words,
  size = 'md',
  wide,
  className,
  children,
  ...given
}: Props) {
  const ownId = useId();
  const id = given.id ?? ownId;
  const helpId = help && `${id}-help`;
  const errorId = (error || messages) && `${id}-error`;
  const control: Control = {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [helpId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={clsx(MARKED, wide && 'ui:col-span-full', className)}>
      <label className={clsx('ui:block ui:font-medium', LABELS[size])} htmlFor={id}>
        {label}{' '}
        {required !== undefined && (
          <span className="ui:ml-1 ui:font-normal ui:text-slate">
            {required ? texts.required : texts.optional}
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
          data-too-long={messages?.['too-long']}
          data-invalid={messages?.invalid}
        >
          {error && (
            <span>
              <span className="visually-hidden">{texts.error}</span> <span>{error}</span>
            </span>
          )}
        </p>
      )}
      <FieldContext value={{ size, control }}>{children}</FieldContext>
    </div>
  );
}

/** The scroll margin keeps the label visible when a link of an error summary scrolls to the control. */
const CONTROL = clsx(
  'ui:block ui:w-full ui:rounded-control ui:border ui:border-control ui:bg-surface ui:px-3.5 ui:text-ink',
  'ui:placeholder:text-slate ui:hover:border-ink ui:focus-visible:border-teal ui:focus-visible:outline-offset-0',
  'ui:disabled:cursor-not-allowed ui:disabled:opacity-60',
  'ui:aria-invalid:border-2 ui:aria-invalid:border-danger ui:aria-invalid:px-3.25',
);

const LINES: Record<Size, string> = {
  sm: clsx(CONTROL, 'ui:min-h-11 ui:text-md/tight'),
  md: clsx(CONTROL, 'ui:min-h-13 ui:text-lg/note'),
};

/**
 * The text field of a `Field`, 52 px high.
 * @not outside of a `Field`, which gives it its label and its error.
 */
export function Input({ type = 'text', ...native }: ComponentProps<'input'>) {
  const { size, control } = use(FieldContext);
  return <input className={LINES[size]} type={type} {...control} {...native} />;
}

/**
 * The text field of a `Field` for several lines.
 * @not outside of a `Field`; for one line: `Input`.
 */
export function Textarea(native: ComponentProps<'textarea'>) {
  const { control } = use(FieldContext);
  return (
    <textarea className={clsx(CONTROL, 'ui:min-h-42 ui:py-3 ui:text-lg/normal')} {...control} {...native} />
  );
}

/**
 * The select of a `Field`, with the site's chevron.
 * @not outside of a `Field`; for two to five choices: `ChoiceTile`.
 */
export function Select(native: ComponentProps<'select'>) {
  const { size, control } = use(FieldContext);
  return (
    <span className="ui:relative ui:block">
      <select
        className={clsx(LINES[size], 'ui:cursor-pointer ui:appearance-none ui:pr-11')}
        {...control}
        {...native}
      />
      <Icon
        name="chevron"
        className="ui:pointer-events-none ui:absolute ui:top-1/2 ui:right-4 ui:-translate-y-1/2"
      />
    </span>
  );
}
