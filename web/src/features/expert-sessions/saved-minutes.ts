/** A form that was saved for a sign-in is forgotten after so many minutes. */
export const SAVED_MINUTES = 30
