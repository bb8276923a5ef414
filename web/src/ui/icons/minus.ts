/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const minusIcon = 'M5 12h14'
