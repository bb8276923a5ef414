/**
 * Writes the last lines of `npm test`: what failed or was unsteady, by name, then each step, then the sum.
 *
 * @param {import('./run-rounds.mjs').StepResult[]} results
 * @param {string} time what it took
 * @param {string | null} overrun what is wrong with that
 */
export function sumUp(results, time, overrun) {
	const unsteady = results.flatMap((result) => result.unsteady ?? [])
	const failures = results.flatMap((result) => result.failures ?? [])
	const passed = results.reduce((sum, result) => sum + result.passed, 0)
	const failed = results.reduce((sum, result) => sum + result.failed, 0)
	const text = [
		...unsteady.map((test) => `\n  passed only when run again  ${test}`),
		...failures.map((failure) => `\n  failed  ${failure}`),
		'',
		...results.map(({ line }) => line),
		...(overrun ? [`  FAILED            ${overrun}`] : []),
		'',
		`${passed} passed, ${failed} failed`,
		`${unsteady.length} of the passed ones only when run again`,
		time,
	].join('\n')
	return { text, isSuccess: failed === 0 && !overrun }
}
