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
    <ol className="page-states" role="list">
      {states.map((Specimen, index) => {
        const service = services[index];
        return (
          service && (
            <li key={service.title}>
              <Specimen passage={passage} label={service.alt} />
              <h3>{service.title}</h3>
              <p>{service.scope}</p>
              <RuleList items={service.entries} />
            </li>
          )
        );
      })}
    </ol>
  );
}
