import { RuleList } from '@vantedge/shared-ui';
import { EditSpecimen, PageSpecimen, type Passage, ScreenSpecimen, SourceSpecimen } from './specimens.tsx';

interface Service {
  title: string;
  scope: string;
  entries: readonly string[];
  /** The state in which the service leaves the passage, in words. */
  alt: string;
}

interface Props {
  passage: Passage;
  /** Four, in the order of the work: source, edit, page, screen. */
  services: readonly Service[];
}

const states = [SourceSpecimen, EditSpecimen, PageSpecimen, ScreenSpecimen];

/** One passage in the state in which each service leaves it. */
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
