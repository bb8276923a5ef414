/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const listChevronsUpDownIcon = 'M3 5h8M3 12h8M3 19h8M0 0m15 8 3-3 3 3M0 0m15 16 3 3 3-3'
