/**
 * Keeps a spreadsheet from running what somebody wrote: a cell that begins like a formula gets an apostrophe in front, which the import
 * takes off again. What had an apostrophe there already gets one more, so that nothing is lost on the way.
 */

const looksLikeFormula = /^'*[=+\-@\t\r]/
const isGuarded = /^'+[=+\-@\t\r]/

export const guardCell = (text: string) => (looksLikeFormula.test(text) ? `'${text}` : text)

/** Serves files whose cells say that they are text: only what would be taken for a guard is guarded. */
export const guardTextCell = (text: string) => (isGuarded.test(text) ? `'${text}` : text)

export const unguardCell = (cell: string) => (isGuarded.test(cell) ? cell.slice(1) : cell)
