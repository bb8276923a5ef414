/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const downloadIcon = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M0 0m7 10 5 5 5-5'
