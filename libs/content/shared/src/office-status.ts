/** Copy of an office's status. */
export const officeStatus = {
  open: 'Open now',
  until: 'until {time}',
  always: 'and around the clock',
  closed: 'Closed now,',
  opens: 'opens {day} at {time}',
  unknown: 'Local time in {city}',
};
