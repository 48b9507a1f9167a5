import { RuleList } from '@vantedge/shared-ui';

interface Office {
  office: string;
  services: readonly { title: string; scope: string; entries: readonly string[] }[];
}

/** Services by the department of an institution, from the counter inward: each room is darker. */
export function OfficeColumns({ offices }: { offices: readonly Office[] }) {
  return (
    <div className="grid border-t-3 border-service lg:grid-cols-3">
      {offices.map(({ office, services }, index) => (
        <div
          key={office}
          className="flex flex-col bg-[color-mix(in_srgb,var(--ink)_calc(var(--depth)*1%),var(--surface))] px-5 pt-5 pb-10 md:px-8 lg:pt-6 lg:pb-14"
          style={{ '--depth': index * 7 }}
        >
          <p className="pb-6 text-small font-medium text-service lg:pb-10">{office}</p>
          <div className="grid gap-10 sm:max-lg:grid-cols-2">
            {services.map(({ title, scope, entries }) => (
              <article key={title}>
                <h3>{title}</h3>
                <p className="mt-2.5 mb-4 max-w-brief">{scope}</p>
                <RuleList items={entries} className="*:border-ink/16" />
              </article>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
