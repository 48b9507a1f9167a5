import type { Provider } from './cloud-page.ts';

const labels = { moved: 'What we move there', kept: 'What we look after' };

const provider = (
  name: string,
  description: string,
  moved: readonly string[],
  kept: readonly string[],
): Provider => ({
  name,
  description,
  lists: [
    { label: labels.moved, items: moved },
    { label: labels.kept, items: kept },
  ],
  source: 'placeholder',
});

/** Three large clouds, and what lies between one of them and your own rooms. */
export const providers = [
  provider(
    'AWS',
    'For estates of many servers and many teams, each with accounts and budgets of its own.',
    ['Virtual servers', 'Relational databases', 'File and object storage'],
    ['Accounts and roles', 'Cost by team', 'Backups'],
  ),
  provider(
    'Azure',
    'For companies whose directory, mail and desktops are Microsoft’s already.',
    ['Windows servers', 'SQL Server', 'Directory and sign-in'],
    ['Identity and policy', 'Patching', 'Recovery drills'],
  ),
  provider(
    'Google Cloud',
    'For applications in containers, and for data that has outgrown its warehouse.',
    ['Containers', 'Data warehouses', 'Analytics pipelines'],
    ['Cluster upgrades', 'Quotas and cost', 'Access reviews'],
  ),
  provider(
    'Hybrid',
    'For what must stay in your own rooms, connected to what need not.',
    ['Applications, tier by tier', 'Archives', 'Test environments'],
    ['The network between', 'One sign-in for both', 'One view of both'],
  ),
] as const satisfies readonly Provider[];
