/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const arrowLeftIcon = 'M0 0m12 19-7-7 7-7M19 12H5'
