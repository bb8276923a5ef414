/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const imagePlusIcon =
	'M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M0 0m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21M7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'
