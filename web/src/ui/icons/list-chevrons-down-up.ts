/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const listChevronsDownUpIcon = 'M3 5h8M3 12h8M3 19h8M0 0m15 5 3 3 3-3M0 0m15 19 3-3 3 3'
