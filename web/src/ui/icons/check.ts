/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const checkIcon = 'M20 6 9 17l-5-5'
