import { List } from '@vantedge/shared-ui';
interface Badge {
  name: string;
  meaning: string;
  /** Loops of the seal. */
  parts: number;
  /** What it protects. */
  part: string;
}

/** Badges as guilloche seals, each beside its meaning. */
export function SecurityBadges({ badges }: { badges: readonly Badge[] }) {
  return (
    <List className="grid gap-x-gutter-2 border-t border-rule lg:grid-cols-2">
      {badges.map(({ name, meaning, parts, part }) => (
        <li
          key={name}
          className="grid label-cols-18 gap-x-6 border-b border-line py-6 sm:label-cols-24 sm:gap-x-9 sm:py-7"
        >
          <Seal loops={parts} />
          <div className="self-center">
            <h3>{name}</h3>
            <p className="mt-2 max-w-prose text-base leading-normal text-slate">{meaning}</p>
            <p className="mt-1.5 text-small text-slate">{part}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

/** Circles rotated around one center, as in a guilloche. */
function Seal({ loops }: { loops: number }) {
  return (
    <svg className="w-full fill-none stroke-ink" viewBox="-32 -32 64 64" aria-hidden="true">
      {Array.from({ length: loops }, (_, index) => (
        <circle key={index} cx="13" r="18" transform={`rotate(${(index * 360) / loops - 90})`} />
      ))}
    </svg>
  );
}
