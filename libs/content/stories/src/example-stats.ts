import type { Stat } from '@vantedge/content-shared';

/** A figure of an example client. Company averages never stand in an example. */
export const example = <Given extends Omit<Stat, 'source'>>(stat: Given) => ({
  ...stat,
  source: 'illustrative',
});

/** The size of an example client's team. */
export const team = (id: string, value: string) => example({ id, value, unit: 'FTEs', label: 'team size' });
