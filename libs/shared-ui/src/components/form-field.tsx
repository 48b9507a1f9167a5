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
  /** Text beside the label: "required" or "optional". */
  required: boolean;
  help?: string;
  /** How to fix it, without the "Error:" prefix. */
  error?: string;
  /** Error messages for missing, too long and invalid values; the server that re-renders a form reads them here. */
  messages?: { missing?: string; invalid?: string; 'too-long'?: string };
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Options of a select; one with an empty value is its prompt. */
  options?: readonly { value: string; label: string }[];
  /** Number of lines of a textarea. */
  rows?: number;
  /** Spans the full width of a two-column form. */
  wide?: boolean;
  maxLength?: number;
  disabled?: boolean;
  defaultValue?: string;
  value?: string;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
}

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
