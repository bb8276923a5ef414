/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const arrowUpIcon = 'M0 0m5 12 7-7 7 7M12 19V5'
