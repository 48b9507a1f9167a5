import { useState } from 'react';
import { LabPage } from '../lab-frames.tsx';

/** Something to type and to press, above more text than a screen has. */
export default function Controls() {
  const [seats, setSeats] = useState(5);
  return (
    <LabPage path="/labs/controls" name="Controls">
      <label>
        Name <input id="name" defaultValue="Ada" />
      </label>
      <button type="button" onClick={() => setSeats((now) => now + 1)}>
        Add one seat
      </button>
      <p id="seats">{seats} seats</p>
      <h2 id="more">More</h2>
      {Array.from({ length: 80 }, (_, i) => (
        <p key={i}>Paragraph {i} of this page, which is longer than any screen is high.</p>
      ))}
    </LabPage>
  );
}
