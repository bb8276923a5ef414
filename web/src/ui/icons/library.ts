/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const libraryIcon = 'M0 0m16 6 4 14M12 6v14M8 8v12M4 4v16'
