import { Widget } from '@vantedge/shared-ui';
import { useState } from 'react';
import { LabPage } from '../lab-frames.tsx';

export default function Widgets() {
  const [clicks, setClicks] = useState(0);
  return (
    <LabPage path="/labs/widgets" name="Widgets">
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Clicked {clicks} times
      </button>
      <Widget name="labs/throws-in-render" />
      <Widget name="labs/throws-in-effect" />
      <Widget name="labs/throws-later" />
    </LabPage>
  );
}
