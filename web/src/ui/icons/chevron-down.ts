/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const chevronDownIcon = 'M0 0m6 9 6 6 6-6'
