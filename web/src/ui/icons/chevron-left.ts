/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const chevronLeftIcon = 'M0 0m15 18-6-6 6-6'
