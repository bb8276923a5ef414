/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const searchIcon = 'M0 0m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0'
