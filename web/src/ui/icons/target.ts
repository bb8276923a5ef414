/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const targetIcon =
	'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M6 12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'
