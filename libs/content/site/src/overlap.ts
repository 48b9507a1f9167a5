/** One day at both offices. In standard time, 8 a.m. in Los Angeles is midnight in Cebu City. */
export const overlap = {
  losAngeles: { city: 'Los Angeles', hours: 'weekdays 8 a.m.–5 p.m. PT' },
  cebu: { city: 'Cebu City', hours: 'staffed 24/7' },
  together: 9,
  ahead: 15,
};
