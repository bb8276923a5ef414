/** @typedef {Record<string, number>} Minutes by the name of a group */

/**
 * Says what each part of `npm test` is to take at most on two processors. It fails only when the sum of what was run
 * takes longer than all of them, but names those that have grown.
 *
 * @type {Minutes}
 */
export const expectedMinutes = { check: 1, preparation: 1, unit: 11, browser: 15, durability: 2 }

const budgetMinutes = Object.values(expectedMinutes).reduce((sum, minutes) => sum + minutes, 0)

/**
 * Gives more time to less processors than two. More are not asked for more speed: the browser tests use three workers
 * anywhere.
 *
 * @param {number} processors
 * @param {number} slowness of the machine, from 1 (slowness.mjs)
 * @param {string} [setting] TEST_BUDGET_MINUTES, for a machine that is slower or busy
 */
export function budgetFor(processors, slowness, setting) {
	if (setting && Number(setting) > 0) return Number(setting)
	return budgetMinutes * Math.max(1, 2 / processors) * slowness
}

/**
 * @param {Minutes} taken
 * @returns {string} a line with the minutes of each group
 */
export function describeMinutes(taken) {
	const groups = Object.entries(taken).map(([group, minutes]) => `${group} ${minutes.toFixed(1)}`)
	return `${sumOf(taken).toFixed(1)} minutes: ${groups.join(', ')}`
}

/**
 * @param {Minutes} taken
 * @param {number} limit in minutes
 * @returns {string | null} what to say when it took longer, null otherwise
 */
export function explainOverrun(taken, limit) {
	if (sumOf(taken) <= limit) return null
	const scale = limit / budgetMinutes
	const grown = Object.entries(taken).filter(([group, minutes]) => minutes > (expectedMinutes[group] ?? 0) * scale)
	const names = grown.map(
		([group, minutes]) => `${group} ${minutes.toFixed(1)} of ${((expectedMinutes[group] ?? 0) * scale).toFixed(1)}`,
	)
	return (
		`took ${sumOf(taken).toFixed(1)} minutes, the budget is ${limit.toFixed(1)}. Grown: ${names.join(', ')}.\n` +
		'    Merge or remove tests there, or set TEST_BUDGET_MINUTES where the machine is slow or busy.'
	)
}

/** @param {Minutes} taken */
const sumOf = (taken) => Object.values(taken).reduce((sum, minutes) => sum + minutes, 0)
