/** Says what has become of a booking. */
export type BookingNews = 'booked' | 'moved' | 'cancelled'
