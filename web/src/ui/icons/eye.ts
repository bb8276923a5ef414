/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const eyeIcon =
	'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'
