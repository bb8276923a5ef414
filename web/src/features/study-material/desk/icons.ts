/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const arrowDownIcon = 'M12 5v14M0 0m19 12-7 7-7-7'
export const arrowUpIcon = 'M0 0m5 12 7-7 7 7M12 19V5'
export const listIndentDecreaseIcon = 'M21 5H11M21 12H11M21 19H11M0 0m7 8-4 4 4 4'
export const listIndentIncreaseIcon = 'M21 5H11M21 12H11M21 19H11M0 0m3 8 4 4-4 4'
export const messageSquareTextIcon =
	'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8'
export const undo2Icon = 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11'
