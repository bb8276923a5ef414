/** Begins the names of what a learner is told of a booking. */
export const sessionKey = (bookingId: string): string => `booking/${bookingId}/`
