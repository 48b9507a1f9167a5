import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  summary: ReactNode;
  open?: boolean;
  /** Disclosures with the same name close one another. */
  name?: string;
  children: ReactNode;
}

/** A collapsible detail. */
export function Disclosure({ summary, open, name, children }: Props) {
  return (
    <details className="disclosure" name={name} open={open}>
      <summary>
        <Icon name="chevron" />
        {summary}
      </summary>
      {typeof children === 'string' ? <p>{children}</p> : <div>{children}</div>}
    </details>
  );
}
