/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const listChecksIcon = 'M13 5h8M13 12h8M13 19h8M0 0m3 17 2 2 4-4M0 0m3 7 2 2 4-4'
