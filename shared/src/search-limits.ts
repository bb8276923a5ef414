/** Both sides agree on how far the search of a list goes. */

/** The length counts UTF-16 code units, as the search box does. */
export const SEARCH_MAX_LENGTH = 200

/** Totals of a search are exact up to here; beyond it there are just "more than" so many. */
export const searchTotalLimit = 1000
