import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  summary: ReactNode;
  open?: boolean;
  /** The same name for disclosures of which one at most is open. */
  name?: string;
  children: ReactNode;
}

/** One thing more, if it is wanted. */
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
