import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LabPage } from '../lab-frames.tsx';

/** What visitors type, press and choose, above more text than a screen has. The choice is in the URL. */
export default function Controls() {
  const [seats, setSeats] = useState(5);
  const [city, setCity] = useState('Cebu City');
  const [parameters, setParameters] = useSearchParams();
  const side = parameters.get('side');
  return (
    <LabPage path="/labs/controls" name="Controls">
      <label>
        Name <input id="name" defaultValue="Ada" />
      </label>
      <label>
        City <input id="city" value={city} onChange={(event) => setCity(event.target.value)} />
      </label>
      <p id="shown-city">{city}</p>
      <button id="more-seats" type="button" onClick={() => setSeats((now) => now + 1)}>
        Add one seat
      </button>
      <p id="seats">{seats} seats</p>
      {['left', 'right'].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="side"
            value={value}
            checked={side === value}
            onChange={() => setParameters({ side: value })}
          />
          {value}
        </label>
      ))}
      <p id="side">{side ?? 'no side'}</p>
      <h2 id="more">More</h2>
      {Array.from({ length: 80 }, (_, i) => (
        <p key={i}>Paragraph {i} of this page, which is longer than any screen is high.</p>
      ))}
    </LabPage>
  );
}
