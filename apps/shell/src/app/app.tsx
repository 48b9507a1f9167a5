import type { ReactNode } from 'react';
import { Layout } from '../layout/layout.tsx';
import { RouteChange } from './route-change.tsx';

/** The whole site: one layout around the page of the current location, which stays mounted for the life of the tab. */
export function App({ children }: { children: ReactNode }) {
  return (
    <Layout>
      {children}
      <RouteChange />
    </Layout>
  );
}
