import type { SolutionCard as Card, home, ServicesProof, TimeProof, TimeRow } from '@vantedge/content-site';
import {
  Cell,
  ColumnHeader,
  LinkArrow,
  List,
  PlainList,
  RangeBar,
  RangeLegend,
  RowHeader,
  ScaleTicks,
  Section,
  SiteLink,
  Stat,
  StatLabel,
  StatNumber,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Tag,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';

/** The three solutions: one wide card and two narrow ones. */
export function SolutionCards({ title, lead, action, cards, explore }: typeof home.solutions) {
  return (
    <Section id="services" title={title} lead={lead} action={action} space="figure">
      <div className="grid gap-x-gutter-3 md:grid-cols-2">
        {cards.map((card, index) => (
          <SolutionCard key={card.id} {...card} explore={explore} wide={index === 0} />
        ))}
      </div>
    </Section>
  );
}

/** Joins items as in a sentence: `a, b and c`. */
const sentenceList = (items: readonly string[]) => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const CARD =
  'solution-card relative flex flex-col border-t border-rule pt-5 pb-6 md:pt-8 before:absolute before:-top-px before:left-0 before:w-18 before:border-t-4 before:border-service md:pb-6';

const WIDE = 'col-span-full lg:grid lg:grid-cols-12 lg:grid-rows-auto-fill-auto lg:gap-x-gutter lg:pb-14';

const TITLE = 'mt-2.5 text-quote/heading tracking-snug';
/** The features of a narrow card, as sentences below its drawing. */
const SENTENCES = "order-2 mt-5 text-md/normal text-slate *:inline *:after:content-['._']";

const MORE = 'solution-card-more max-w-prose pt-2.75 text-small/normal text-slate';

interface SolutionCardProps extends Card {
  /** Link text. */
  explore: string;
  /** Takes the full width, with the figures and the drawing beside the text. */
  wide: boolean;
}

/** A solution. Its description is in the document from the start and is revealed on hover or focus. */
function SolutionCard({ title, subtitle, popular, link, proof, wide, ...card }: SolutionCardProps) {
  // Next to their labels, below the list of services.
  const inLine = proof.kind === 'services';
  return (
    <article className={clsx(CARD, wide && WIDE)} data-color={card.color}>
      <div className={wide ? 'lg:col-span-6 lg:col-start-1 lg:row-span-2 lg:row-start-1' : 'contents'}>
        <p className="text-md text-slate">
          {subtitle} {popular && <Tag className="ml-1.5">{popular}</Tag>}
        </p>
        <h3 className={TITLE}>
          <SiteLink className="no-underline hover:underline" to={link}>
            {title}
          </SiteLink>
        </h3>
        {wide ? (
          <PlainList className="max-md:mt-3 max-md:text-small/note" items={card.features} />
        ) : (
          <List className={SENTENCES}>
            {card.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </List>
        )}
      </div>
      <dl
        className={clsx(
          'flex flex-wrap',
          inLine ? 'order-1 mt-5 gap-x-9 gap-y-2 md:mt-6' : 'mt-5 gap-x-8 gap-y-4 md:mt-7 md:gap-x-14',
          wide && 'lg:col-start-8 lg:-col-end-1 lg:mt-0',
        )}
      >
        {card.benefits.map(({ metric, ...stat }) => (
          <Stat key={metric} className={clsx(inLine && 'flex-row items-baseline gap-2.5')}>
            <StatLabel className="mt-2">{metric}</StatLabel>
            {/* The unit is in the size of the label. */}
            <StatNumber
              size="md"
              className={clsx(
                'whitespace-nowrap stat-unit:text-small stat-unit:text-slate',
                inLine && 'text-6xl',
              )}
              {...stat}
            />
          </Stat>
        ))}
      </dl>
      {proof.kind === 'time' ? <TimeRibbon {...proof} wide={wide} /> : <ServiceIndex {...proof} />}
      <div
        className={clsx(
          'mt-auto flex flex-col-reverse items-start gap-x-10 gap-y-1 pt-4 md:pt-7 lg:flex-row',
          wide ? 'lg:col-span-6 lg:col-start-1 lg:row-3' : 'order-3 lg:items-end',
        )}
      >
        <LinkArrow className="flex-none" to={link} subject={title}>
          {card.explore}
        </LinkArrow>
        <p className={MORE}>
          {card.description} <b className="font-medium text-ink">{card.technologiesLabel}</b>{' '}
          {sentenceList(card.technologies)}.
        </p>
      </div>
    </article>
  );
}

/** Table of services and their setup times. */
function ServiceIndex({ columns, rows }: Omit<ServicesProof, 'kind'>) {
  return (
    <Table className="mt-6 md:mt-8">
      <TableHead>
        <TableRow className="text-left text-small/snug text-slate *:pb-2 *:font-normal *:last:text-right">
          {columns.map((name) => (
            <ColumnHeader key={name}>{name}</ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody className="*:border-y *:border-line">
        {rows.map(({ name, note, value, unit }) => (
          <TableRow key={name}>
            <RowHeader className="py-1.5 pr-4 text-left leading-note font-medium md:pt-2.75 md:pb-3">
              {name} <span className="block text-small font-normal text-slate">{note}</span>
            </RowHeader>
            <Cell className="figure text-right text-5xl/none tracking-tight whitespace-nowrap">
              {value}{' '}
              <small className="font-text text-small leading-none tracking-normal text-slate">{unit}</small>
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type TimeRibbonProps = Omit<TimeProof, 'kind'> & {
  /** In the right half of a wide card. */
  wide: boolean;
};

/** Durations as bars on one scale, with labels. Solid is the minimum, tinted extends to the maximum. A phone has it on the service's page. */
function TimeRibbon({ caption, scale, inCells, length, rows, wide }: TimeRibbonProps) {
  return (
    <figure
      className={clsx(
        'time-ribbon mt-8 text-small/snug max-md:hidden',
        inCells && 'time-ribbon--cells',
        wide && 'lg:col-start-8 lg:-col-end-1 lg:row-span-2 lg:row-start-2',
      )}
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-slate">
        {caption}
        {rows.some(({ min }) => min !== undefined) && <RangeLegend />}
      </figcaption>
      <ScaleTicks
        className={clsx(
          'time-ribbon-scale mt-3.5 mb-1.5 text-slate *:first:justify-center *:last:justify-center',
          inCells && '*:w-1/5',
        )}
        labels={scale}
      />
      <List ordered className="time-ribbon-rows relative">
        {rows.map((row) => (
          <li key={row.name}>
            {row.name} <span>{row.when}</span>
            <Bar row={row} length={length} />
          </li>
        ))}
      </List>
    </figure>
  );
}

function Bar({ row: { from, min, to }, length }: { row: TimeRow; length: number }) {
  if (from === undefined || to === undefined) return null;
  return (
    <svg aria-hidden="true">
      <RangeBar from={from} minEnd={min ?? to} to={to} length={length} />
    </svg>
  );
}
