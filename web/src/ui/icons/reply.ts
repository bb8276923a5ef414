/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const replyIcon = 'M20 18v-2a4 4 0 0 0-4-4H4M0 0m9 17-5-5 5-5'
