/** Is as long as a lecture may be. */
export const MAX_LECTURE_SECONDS = 600 * 60
