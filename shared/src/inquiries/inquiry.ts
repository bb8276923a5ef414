/** Characters of a message to the team. */
export const INQUIRY_MAX_LENGTH = 2_000
