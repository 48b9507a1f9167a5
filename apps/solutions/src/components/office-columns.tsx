import { RuleList } from '@vantedge/shared-ui';

interface Office {
  office: string;
  services: readonly { title: string; scope: string; entries: readonly string[] }[];
}

/** Services by the department of an institution; a column may contain several departments. */
export function OfficeColumns({ offices }: { offices: readonly Office[] }) {
  return (
    <div className="mt-10 grid gap-x-gutter gap-y-14 lg:mt-14 lg:grid-cols-3">
      {offices.map(({ office, services }) => (
        <div key={office} className="flex flex-col">
          <p className="border-b-2 border-service pb-3 text-small font-medium text-service">{office}</p>
          <div className="flex grow flex-col gap-10 pt-6">
            {services.map(({ title, scope, entries }) => (
              <article key={title}>
                <h3>{title}</h3>
                <p className="mt-2.5 mb-4 max-w-brief text-slate">{scope}</p>
                <RuleList items={entries} className="sm:max-lg:columns-2 sm:max-lg:gap-gutter" />
              </article>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
