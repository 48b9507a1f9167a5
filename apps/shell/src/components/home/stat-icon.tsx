/** Paths of lucide icons (ISC): users, list-checks, trending-down, clock, layers, smile, globe. */
const paths = {
  clients:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M13 7a4 4 0 1 1-8 0a4 4 0 1 1 8 0M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8',
  projects: 'm3 17 2 2 4-4M3 7l2 2 4-4M13 6h8M13 12h8M13 18h8',
  savings: 'M16 17h6v-6M22 17l-8.5-8.5-5 5L2 7',
  coverage: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 6v6l4 2',
  modules:
    'm12.8 2.2 8.6 3.9a1 1 0 0 1 0 1.8l-8.6 3.9a2 2 0 0 1-1.7 0L2.6 7.9a1 1 0 0 1 0-1.8l8.6-3.9a2 2 0 0 1 1.6 0ZM2 12.5l9.2 4.2a2 2 0 0 0 1.6 0l9.2-4.2M2 17l9.2 4.2a2 2 0 0 0 1.6 0L22 17',
  satisfaction: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M8 14s1.5 2 4 2 4-2 4-2M9 9h.01M15 9h.01',
  operations:
    'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
};

/** The icon of a stat. Decorative: the label says the same. */
export function StatIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
