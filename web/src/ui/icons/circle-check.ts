/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const circleCheckIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M0 0m16 9-5.5 5.5L8 12'
