import { ThirdPartyFrame } from '@vantedge/shared-ui';
import { useEffect, useState } from 'react';
import { LabPage } from '../lab-frames.tsx';

/** A frame of a third party, whose URL is in the query. */
export default function Frames() {
  const [src, setSrc] = useState('https://calendar.example.com/');
  useEffect(() => setSrc((given) => new URLSearchParams(location.search).get('src') ?? given), []);
  return (
    <LabPage path="/labs/frames" name="Frames">
      <ThirdPartyFrame
        src={src}
        title="Calendar"
        note="The calendar is a page of Example Calendar, which you have not allowed."
        label="Open the calendar"
      />
    </LabPage>
  );
}
