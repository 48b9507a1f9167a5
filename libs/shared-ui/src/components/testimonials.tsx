import { type ComponentProps, useId } from 'react';
import { Quotes } from './quote.tsx';

interface Props extends Omit<ComponentProps<typeof Quotes>, 'className'> {
  /** What the quotes are about. */
  title: string;
}

/**
 * One or two small testimonials beside their heading.
 * @not in a section with other content: `Quotes`.
 */
export function Testimonials({ title, ...quotes }: Props) {
  const id = useId();
  return (
    <section className="testimonials ui:py-section-md" aria-labelledby={id}>
      <div className="page-edge ui:gap-y-5 ui:max-lg:grid ui:lg:grid-12">
        <h2 className="ui:text-calm/title ui:lg:col-span-4" id={id}>
          {title}
        </h2>
        <Quotes
          {...quotes}
          className="ui:gap-x-gutter-2 ui:md:grid-cols-2 ui:md:*:first:col-span-full ui:lg:col-span-8 ui:lg:col-start-5"
        />
      </div>
    </section>
  );
}
