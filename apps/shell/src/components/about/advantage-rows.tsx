import type { about } from '@vantedge/content-site';
import { Pictogram, PlainList, Section } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

type Advantage = (typeof about.advantages.items)[number];

const ROW =
  'grid-12 border-t border-line pt-6 pb-7 first:border-rule md:pt-8 md:pb-9 print:break-inside-avoid';

const STATS = 'col-span-full max-lg:mt-6 lg:col-start-6';

const THREE = [
  'grid gap-x-gutter gap-y-6 2xs:grid-cols-2',
  'md:grid-cols-3-auto md:justify-between md:gap-y-0',
].join(' ');

const POINTS = 'col-span-full mt-4.5 md:col-start-6 md:mt-6 lg:col-start-9 lg:-mt-px';

/** Rows of reasons with figures and details. The first row compares three figures on one scale. */
export function AdvantageRows({ title, lead, items }: typeof about.advantages) {
  return (
    // The timeline above has the same background.
    <Section id="advantages" className="pt-0" title={title} lead={lead}>
      <div className="border-b border-rule">
        {items.map((advantage) => (
          <Row key={advantage.title} {...advantage} />
        ))}
      </div>
    </Section>
  );
}

function Row({ title, text, color, drawings, points, ...more }: Advantage) {
  return (
    <article className={ROW} data-color={color}>
      <div className="col-span-full lg:col-span-4">
        <h3>{title}</h3>
        <p className="mt-3 max-w-prose text-slate lg:max-w-brief">{text}</p>
      </div>
      <div className={clsx(STATS, drawings.length > 1 ? THREE : 'md:col-span-5 lg:col-span-3')}>
        {drawings.map((drawing) => (
          <Pictogram key={drawing.label} {...drawing} beside={drawings.length === 1} />
        ))}
        {'scale' in more && <p className="col-span-full mt-2.5 text-small text-slate">{more.scale}</p>}
      </div>
      {points.length > 0 && <PlainList className={POINTS} items={points} />}
    </article>
  );
}
