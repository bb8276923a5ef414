/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const chartLineIcon = 'M3 3v16a2 2 0 0 0 2 2h16M0 0m19 9-5 5-4-4-3 3'
