/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const logOutIcon = 'M0 0m16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'
