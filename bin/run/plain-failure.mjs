/** Gives a reason to stop that a newcomer can act on: its sentence is printed without a stack. */
export class PlainFailure extends Error {}

/**
 * Runs a script's main function. A PlainFailure ends it with its sentence and status 1; anything else is a bug of the
 * script and keeps its stack.
 *
 * @param {() => Promise<void>} main
 */
export async function explainFailures(main) {
	try {
		await main()
	} catch (error) {
		if (!(error instanceof PlainFailure)) throw error
		console.error(`\n${error.message}\n`)
		process.exitCode = 1
	}
}
