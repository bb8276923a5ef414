/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const uploadIcon = 'M12 3v12M0 0m17 8-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4'
