import { ButtonRow, type Crumb, HeroFrame, LinkArrow, PageTitle } from '@vantedge/shared-ui';

interface Action {
  label: string;
  to: string;
}

/** One line of the proof: its text, a deletion and an insertion. */
interface Line {
  text: string;
  cut?: string;
  put?: string;
}

interface Props {
  breadcrumb: readonly Crumb[];
  name: string;
  /** The corrected headline. */
  title: string;
  lines: readonly Line[];
  lead: string;
  actions: readonly Action[];
  more: Action;
  /** The slug line under the proof: a title and notes, as a printer would write. */
  slug: { title: string; notes: readonly { label: string; value: string }[] };
}

/** A hero whose headline is a corrected galley proof with crop marks. */
export function Galley({ breadcrumb, name, title, lines, lead, actions, more, slug }: Props) {
  return (
    <HeroFrame variant="inner" breadcrumb={breadcrumb} className="page-hero--galley">
      <div className="galley">
        <Crops />
        <PageTitle name={name}>
          <span className="visually-hidden">{title}</span>
          <span className="galley-text" aria-hidden="true">
            {lines.map((line, index) => (
              <span key={line.text} className="galley-line">
                <i>{index + 1}</i>
                <Corrected {...line} />
              </span>
            ))}
          </span>
        </PageTitle>
        <div className="galley-margin">
          <p>{lead}</p>
          <div>
            <ButtonRow actions={actions} surface="dark" />
            <LinkArrow to={more.to}>{more.label}</LinkArrow>
          </div>
        </div>
      </div>
      <div className="galley-slug">
        <p>{slug.title}</p>
        {slug.notes.map(({ label, value }) => (
          <p key={label}>
            {label} <b>{value}</b>
          </p>
        ))}
        <svg className="galley-colors" viewBox="0 0 92 20" aria-hidden="true">
          {['amber', 'teal', 'blue', 'purple'].map((color, index) => (
            <path key={color} data-color={color} d={`M${index * 24} 0h20v20h-20z`} />
          ))}
        </svg>
      </div>
    </HeroFrame>
  );
}

function Corrected({ text, cut, put }: Line) {
  if (!cut) return text;
  return (
    <>
      {text}{' '}
      <span className="galley-cut">
        {cut}
        <svg viewBox="0 0 100 20" preserveAspectRatio="none">
          <path d="M0 11C24 8 62 12 88 8c9-1 14 3 10 7s-12 2-8-3" />
        </svg>
      </span>
      <em>{put}</em>
    </>
  );
}

/** One crop mark, rotated to each of the four corners. */
function Crops() {
  return ['tl', 'tr', 'br', 'bl'].map((corner) => (
    <svg key={corner} className="galley-crop" data-corner={corner} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M40 26H14M26 40V14M0 26h8M26 0v8" />
    </svg>
  ));
}
