/** One day at both offices. In standard time, 08:00 in Los Angeles is midnight in Cebu City. */
export const overlap = {
  losAngeles: { city: 'Los Angeles', hours: 'weekdays 08:00–17:00' },
  cebu: { city: 'Cebu City', hours: 'staffed 24/7' },
  together: 9,
  ahead: 15,
};
