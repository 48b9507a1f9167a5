import { ThirdPartyFrame } from './third-party-frame.tsx';

export const examples = {
  'not allowed': (
    <ThirdPartyFrame
      src="https://calendar.example.com/vantedge"
      title="Calendar"
      note="The calendar is a page of Example Calendar, which you have not allowed."
      label="Open the calendar"
    />
  ),
};
