import { OfficeStatus } from './office-status.tsx';

const labels = {
  open: 'Open now',
  until: 'until {time}',
  always: 'and around the clock',
  closed: 'Closed now,',
  opens: 'opens {day} at {time}',
  unknown: 'Local time in {city}',
};
const workdays = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' };
const always = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' };

export const examples = {
  'an office with hours': (
    <OfficeStatus city="Los Angeles" timeZone="America/Los_Angeles" opening={workdays} labels={labels} />
  ),
  'an office that never closes': (
    <OfficeStatus city="Cebu City" timeZone="Asia/Manila" opening={always} labels={labels} />
  ),
};
