import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Frame of a test widget: heading and a link whose loss a test can detect. */
export function LabWidget({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className="mt-12">
      <h2 className="text-h3">{name}</h2>
      <Link to="/contact">Contact by widget</Link>
      {children}
    </div>
  );
}
