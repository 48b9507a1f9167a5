/** The publisher's case. All of its costs are computed from these numbers and the rates. */
export const referenceCase = { seats: 50, hours: 8000 };
