/** The publisher's case: everything about its costs follows from these two and the rates. */
export const referenceCase = { seats: 50, hours: 8000 };
