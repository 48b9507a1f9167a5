/** Benefits side by side, the first one larger. */
export function BenefitColumns({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <div className="grid gap-x-gutter gap-y-8 border-t border-rule pt-6 md:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <article
          key={title}
          className={
            index === 0
              ? 'md:col-span-3 md:grid md:grid-cols-subgrid md:items-baseline md:pb-4'
              : 'border-t border-line pt-4'
          }
        >
          <h3 className={index === 0 ? 'text-5xl/tight' : 'text-4xl/tight'}>{title}</h3>
          <p
            className={
              index === 0
                ? 'max-w-prose text-xl/normal max-md:mt-2.5 md:col-span-2'
                : 'mt-2.5 max-w-prose text-slate'
            }
          >
            {text}
          </p>
        </article>
      ))}
    </div>
  );
}
