import type { Provider } from './cloud.types.ts';

const labels = { moved: 'What we move', kept: 'What we manage' };

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

/** Three public clouds and the hybrid option. */
export const providers = [
  provider(
    'AWS',
    'For large environments with many servers and teams, each with its own accounts and budgets.',
    ['Virtual servers', 'Relational databases', 'File and object storage'],
    ['Accounts and roles', 'Costs by team', 'Backups'],
  ),
  provider(
    'Azure',
    'For companies whose directory, email and desktops already run on Microsoft.',
    ['Windows servers', 'SQL Server', 'Directory and sign-in'],
    ['Identity and policy', 'Patching', 'Recovery drills'],
  ),
  provider(
    'Google Cloud',
    'For containerized applications and data that has outgrown its warehouse.',
    ['Containers', 'Data warehouses', 'Analytics pipelines'],
    ['Cluster upgrades', 'Quotas and costs', 'Access reviews'],
  ),
  provider(
    'Hybrid',
    'For systems that have to stay on-premises, connected to those that can move.',
    ['Applications, tier by tier', 'Archives', 'Test environments'],
    ['Network connections', 'Single sign-on', 'Unified monitoring'],
  ),
] as const satisfies readonly Provider[];
