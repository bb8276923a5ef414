/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const xIcon = 'M18 6 6 18M0 0m6 6 12 12'
