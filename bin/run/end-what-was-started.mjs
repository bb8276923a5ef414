/**
 * What a script has started ends with it: after its work, after a failure, at Ctrl-C and when the system stops it.
 * Only what was handed over here is touched.
 */
import { constants } from 'node:os'
import { whenNpmIsGone } from './when-npm-is-gone.mjs'

/** @type {Set<() => void | Promise<void>>} */
const endings = new Set()

let isListening = false

/**
 * @param {() => void | Promise<void>} end
 * @returns {() => void} forgets it again, for what has ended by itself
 */
export function endLater(end) {
	if (!isListening) listen()
	endings.add(end)
	return () => endings.delete(end)
}

function listen() {
	isListening = true
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, endAndExit)
	whenNpmIsGone(() => endAndExit('SIGTERM'))
}

/** Ends what is still there, the youngest first. */
export async function endWhatWasStarted() {
	const remaining = [...endings].reverse()
	endings.clear()
	for (const end of remaining) await end()
}

let isStopping = false

/** Whether this script was told to stop and will exit as soon as all has ended. */
export const willExit = () => isStopping

/** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
async function endAndExit(signal) {
	isStopping = true
	await endWhatWasStarted()
	process.exit(128 + constants.signals[signal])
}
