import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The frame of a test widget: its name, and a link to miss when it is gone. */
export function LabWidget({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className="mt-12">
      <h2 className="text-h3">{name}</h2>
      <Link to="/contact">Contact by widget</Link>
      {children}
    </div>
  );
}
