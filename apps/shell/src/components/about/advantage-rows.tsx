import type { about } from '@vantedge/content-site';
import { Pictogram, PlainList, Section, SectionHead } from '@vantedge/shared-ui';

type Advantage = (typeof about.advantages.items)[number];

/** Rows of reasons with figures and details. The first row compares three figures on one scale. */
export function AdvantageRows({ title, lead, items }: typeof about.advantages) {
  return (
    <Section className="advantages" labelledBy="advantages-title">
      <SectionHead id="advantages-title" title={title} lead={lead} />
      <div className="advantage-rows">
        {items.map((advantage) => (
          <Row key={advantage.title} {...advantage} />
        ))}
      </div>
    </Section>
  );
}

function Row({ title, text, color, drawings, points, ...more }: Advantage) {
  return (
    <article data-color={color}>
      <div className="ar-text">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={drawings.length > 1 ? 'ar-stats ar-stats--three' : 'ar-stats'}>
        {drawings.map((drawing) => (
          <Pictogram key={drawing.label} {...drawing} />
        ))}
        {'scale' in more && <p className="ar-scale">{more.scale}</p>}
      </div>
      {points.length > 0 && <PlainList items={points} />}
    </article>
  );
}
