/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const crosshairIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M22 12L18 12M6 12L2 12M12 6L12 2M12 22L12 18'
export const listChevronsDownUpIcon = 'M3 5h8M3 12h8M3 19h8M0 0m15 5 3 3 3-3M0 0m15 19 3-3 3 3'
export const listChevronsUpDownIcon = 'M3 5h8M3 12h8M3 19h8M0 0m15 8 3-3 3 3M0 0m15 16 3 3 3-3'
export const maximizeIcon =
	'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3'
export const minusIcon = 'M5 12h14'
export const printerIcon =
	'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z'
export const zoomInIcon = 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M21 21L16.65 16.65M11 8L11 14M8 11L14 11'
export const zoomOutIcon = 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M21 21L16.65 16.65M8 11L14 11'
