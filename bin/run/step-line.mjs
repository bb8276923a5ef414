/**
 * Writes one line about a step that has ended, in columns.
 *
 * @param {string} name
 * @param {{ isSuccess: boolean, seconds: number }} outcome
 */
export function stepLine(name, { isSuccess, seconds }) {
	return `  ${isSuccess ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s  ${name}`
}
