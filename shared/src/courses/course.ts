/** Is as long as a lecture may be. */
export const MAX_LECTURE_SECONDS = 600 * 60

export const VIDEO_MAX_BYTES = 300 * 1024 * 1024
export const MATERIAL_MAX_BYTES = 50 * 1024 * 1024
