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
  /** Said when nothing, too much, or nothing of its kind was entered: a server that fills the page in reads it there. */
  messages?: { missing?: string; invalid?: string; 'too-long'?: string };
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
  messages,
  options = [],
  wide,
  ...native
}: FormFieldProps) {
  const helpId = help && `${id}-help`;
  const errorId = (error || messages) && `${id}-error`;
  const control = {
    id,
    ...native,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [helpId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={wide ? 'form-field form-field--wide' : 'form-field'}>
      <label htmlFor={id}>
        {label} <span>{native.required ? 'required' : 'optional'}</span>
      </label>
      {help && (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
      {errorId && (
        <p
          className="field-error"
          id={errorId}
          hidden={!error}
          data-missing={messages?.missing}
          data-invalid={messages?.invalid}
          data-too-long={messages?.['too-long']}
        >
          {error && (
            <>
              <span className="visually-hidden">Error:</span> {error}
            </>
          )}
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
