import { RuleList } from '@vantedge/shared-ui';
import { EditSpecimen, PageSpecimen, type Passage, ScreenSpecimen, SourceSpecimen } from './specimens.tsx';

interface Service {
  title: string;
  scope: string;
  entries: readonly string[];
  /** Accessible description of the passage after the service. */
  alt: string;
}

interface Props {
  passage: Passage;
  /** Four services, in order: source, edit, page, screen. */
  services: readonly Service[];
}

const states = [SourceSpecimen, EditSpecimen, PageSpecimen, ScreenSpecimen];

/** One passage after each service. */
export function PageStates({ passage, services }: Props) {
  return (
    <ol className="page-states mt-figure grid gap-x-gutter md:grid-cols-2 xl:grid-cols-4" role="list">
      {states.map((Specimen, index) => {
        const service = services[index];
        return (
          service && (
            <li
              key={service.title}
              className="row-span-4 grid grid-rows-subgrid max-xl:pb-12 max-md:last:pb-0"
            >
              <Specimen passage={passage} label={service.alt} />
              <h3 className="mt-7 text-5xl">{service.title}</h3>
              <p className="mt-2.5 text-base/normal text-slate">{service.scope}</p>
              <RuleList className="mt-4.5 self-start border-t border-rule" items={service.entries} />
            </li>
          )
        );
      })}
    </ol>
  );
}
