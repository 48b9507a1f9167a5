import type { StoryPage } from '@vantedge/content-stories';
import { type Color, List, Section, StatValue } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { DOSSIER } from './dossier.tsx';

/** Four quarters as rows: when, what, and its result. */
export function QuarterRows({ title, text, steps, color }: StoryPage['timeline'] & { color: Color }) {
  return (
    <Section id="quarters" className="pt-0" color={color} title={title} lead={text}>
      <List ordered className="border-b ruled-rows border-rule">
        {steps.map((step) => (
          <li
            key={step.quarter}
            className={clsx(
              DOSSIER,
              'items-baseline pt-5 pb-6 max-md:grid max-md:grid-cols-auto-fill max-md:gap-y-2',
            )}
          >
            <p className="text-small/none text-slate">
              <b className="mr-2 font-display text-5xl/none font-normal text-ink lining-nums md:text-[2.5rem]/none">
                {step.quarter}
              </b>{' '}
              {step.year}
            </p>
            <div className="max-md:order-1 max-md:col-span-full">
              <h3>{step.title}</h3>
              <p className="mt-1.5 text-slate">{step.description}</p>
            </div>
            <p className="text-small/note text-slate max-md:text-right md:col-start-2 md:mt-3 xl:col-start-3 xl:mt-0">
              {step.image && (
                <img {...step.image} alt={step.image.alt} className="mb-2 h-12 w-auto" loading="lazy" />
              )}
              {step.figure && <Result {...step.figure} />}
              {step.caption}
            </p>
          </li>
        ))}
      </List>
    </Section>
  );
}

function Result({ label, ...stat }: NonNullable<StoryPage['timeline']['steps'][number]['figure']>) {
  return (
    <>
      <b className="figure mr-2 text-5xl/none font-normal text-ink md:text-[2.5rem]/none">
        <StatValue {...stat} />
      </b>{' '}
      {label}
    </>
  );
}
