interface Props {
  facts: readonly { name: string; value: string }[];
  title: string;
  lead: string;
  paragraphs: readonly string[];
}

/** The story in one column, with sticky facts beside it. */
export function StoryBody({ facts, title, lead, paragraphs }: Props) {
  return (
    <section className="py-section" aria-labelledby="story-title">
      <div className="wrap grid-12 items-start">
        <dl className="col-span-full mb-14 grid gap-x-gutter border-t border-rule md:grid-cols-2 lg:sticky lg:top-26 lg:col-span-3 lg:mb-0 lg:block">
          {facts.map(({ name, value }) => (
            <div key={name} className="border-b border-line pt-3 pb-3.5 last:odd:col-span-full">
              <dt className="text-small/normal text-slate">{name}</dt>
              <dd className="font-text text-md/normal font-medium normal-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="col-span-full max-w-[40rem] lg:col-[5/span_7]">
          <h2 id="story-title">{title}</h2>
          <p className="mt-7 mb-8.5 font-display text-lead/snug tracking-snug">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-[1.15em] text-xl/body">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
