import { clsx } from 'clsx';

interface Entry {
  name: string;
  /** Description; line breaks are kept. */
  text?: string;
}

interface Props {
  /** In alphabetical order: an initial comes before its first entry, and again at the top of the second column. */
  items: readonly Entry[];
  /** Beside the heading of its section. */
  beside?: boolean;
}

const INDEX = 'alphabetical-list -mb-4 md:-mb-6.5 columns-1 gap-x-gutter-2 md:columns-2';
const INITIAL = 'absolute top-[-0.04em] left-0 text-5xl leading-none text-service italic';
const TEXT =
  'pl-[1.1em] text-md md:pt-0.75 md:text-base leading-normal whitespace-pre-line text-balance text-slate';

/** Many short entries in two columns, like the index of a book. */
export function AlphabeticalList({ items, beside }: Props) {
  const second = Math.ceil(items.length / 2);
  return (
    <dl className={clsx(INDEX, beside && 'md:max-lg:mt-2 lg:mt-2')}>
      {items.map(({ name, text }, index) => (
        <div key={name} className="relative break-inside-avoid pb-4 pl-9 md:pb-6.5 md:pl-12">
          <dt className="font-display text-3xl leading-snug tracking-snug">
            {name[0] !== items[index - 1]?.name[0] ? (
              <span className={INITIAL} aria-hidden="true">
                {name[0]}
              </span>
            ) : (
              index === second && (
                <span className={clsx(INITIAL, 'max-md:hidden')} aria-hidden="true">
                  {name[0]}
                </span>
              )
            )}
            {name}
          </dt>
          {text && <dd className={TEXT}>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
