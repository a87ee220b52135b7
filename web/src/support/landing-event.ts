/** Response of the API with the active event that the landing shows: from 4 to 8 PM in New York. */
export const landingEvent = {
  id: 'autumn',
  name: 'Autumn Wine Walk',
  ticketPrice: { amountCents: 3500, currency: 'USD' },
  businessCount: 14,
  place: 'Depot Square, Harlow, VA',
  startTime: '2026-11-20T21:00:00.000Z',
  endTime: '2026-11-21T01:00:00.000Z',
  timeZone: 'America/New_York',
};
