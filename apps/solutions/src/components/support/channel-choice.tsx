interface Props {
  caption: string;
  columns: { situation: string };
  labels: { best: string; good: string; none: string };
  items: readonly { name: string; short: string; note: string; text: string }[];
  situations: readonly { name: string; fit: readonly ('best' | 'good' | undefined)[] }[];
}

/** What each channel is good for: as text above its column, and by situation below. */
export function ChannelChoice({ caption, columns, labels, items, situations }: Props) {
  return (
    <div className="channel-choice">
      <ul role="list">
        {items.map(({ name, note, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="ch-note">{note}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          <col />
          {items.map(({ name }) => (
            <col key={name} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{columns.situation}</th>
            {items.map(({ short }) => (
              <th key={short} scope="col">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {situations.map(({ name, fit }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {items.map((channel, index) => {
                const suits = fit[index] ?? 'none';
                return (
                  <td key={channel.name} data-fit={suits}>
                    <span className="visually-hidden">{labels[suits]}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
