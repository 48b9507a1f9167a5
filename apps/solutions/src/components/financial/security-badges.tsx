interface Badge {
  name: string;
  meaning: string;
  /** Loops of the seal, one per part. */
  parts: number;
  /** What one loop stands for. */
  part: string;
}

/** Badges as guilloche seals, each beside its meaning. */
export function SecurityBadges({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="border-b border-rule" role="list">
      {badges.map(({ name, meaning, parts, part }) => (
        <li
          key={name}
          className="grid grid-cols-[72px_1fr] gap-x-6 border-t border-line py-6 first:border-rule sm:grid-cols-[96px_1fr] sm:gap-x-9 sm:py-7"
        >
          <Seal loops={parts} />
          <div className="self-center">
            <h3>{name}</h3>
            <p className="mt-2 max-w-[52ch] text-base leading-normal text-slate">{meaning}</p>
            <p className="mt-1.5 text-small text-service">{part}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Circles rotated around one center, as in a guilloche. */
function Seal({ loops }: { loops: number }) {
  return (
    <svg className="w-full fill-none stroke-service" viewBox="-32 -32 64 64" aria-hidden="true">
      {Array.from({ length: loops }, (_, index) => (
        <circle key={index} cx="13" r="18" transform={`rotate(${(index * 360) / loops - 90})`} />
      ))}
    </svg>
  );
}
