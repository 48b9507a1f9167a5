import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
} from 'react';
import { Icon } from './icon.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FormFieldProps {
  id: string;
  name: string;
  label: string;
  as?: 'input' | 'select' | 'textarea';
  type?: HTMLInputTypeAttribute;
  /** Said in words beside the label: "required", or "optional". */
  required: boolean;
  help?: string;
  /** What to do about it, without "Error:" before it. */
  error?: string;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Of a select; an empty value is its prompt. */
  options?: readonly { value: string; label: string }[];
  /** Of a textarea. */
  rows?: number;
  /** The whole width of a form in two columns. */
  wide?: boolean;
  maxLength?: number;
  disabled?: boolean;
  defaultValue?: string;
  value?: string;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
}

/** Label above, help and message between, the control of 52 px last, so that neither keyboard nor menu covers the words. */
export function FormField({
  id,
  label,
  as = 'input',
  type,
  help,
  error,
  options = [],
  wide,
  ...native
}: FormFieldProps) {
  const helpId = help && `${id}-help`;
  const errorId = error && `${id}-error`;
  const control = {
    id,
    ...native,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
  };
  const classes = ['form-field', wide && 'form-field--wide', error && 'has-error'].filter(Boolean).join(' ');
  return (
    <div className={classes}>
      <label htmlFor={id}>
        {label} <span>{native.required ? 'required' : 'optional'}</span>
      </label>
      {help && (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
      {error && (
        <p className="field-error" id={errorId}>
          <span className="visually-hidden">Error:</span> {error}
        </p>
      )}
      {as === 'input' && <input type={type ?? 'text'} {...control} />}
      {as === 'textarea' && <textarea {...control} />}
      {as === 'select' && (
        <span className="select">
          <select {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )}
    </div>
  );
}
