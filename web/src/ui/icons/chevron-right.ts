/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const chevronRightIcon = 'M0 0m9 18 6-6-6-6'
