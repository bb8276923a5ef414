/**
 * Ends with a script what it has started: after its work, after a failure, at Ctrl-C and when the system stops it. Only
 * what was handed over here is touched.
 */
import { constants } from 'node:os'
import { whenNpmIsGone } from './when-npm-is-gone.mjs'

/** @type {Set<() => void | Promise<void>>} */
const endings = new Set()

/** Stops listening for what ends this script; null while there is nothing to end. @type {(() => void) | null} */
let ignoreStop = null

let isStopping = false

/** Tells whether this script was told to stop and will exit as soon as all has ended. */
export const willExit = () => isStopping

/**
 * @param {() => void | Promise<void>} end
 * @returns {() => void} forgets it again, for what has ended by itself
 */
export function endLater(end) {
	ignoreStop ??= listenForStop()
	endings.add(end)
	return () => {
		endings.delete(end)
		if (endings.size > 0 || isStopping) return
		ignoreStop?.()
		ignoreStop = null
	}
}

/** Ends what is still there, the youngest first. */
export async function endWhatWasStarted() {
	const remaining = [...endings].reverse()
	endings.clear()
	for (const end of remaining) await end()
}

function listenForStop() {
	/** @type {('SIGINT' | 'SIGTERM' | 'SIGHUP')[]} */
	const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
	for (const signal of signals) process.on(signal, endAndExit)
	const ignoreNpm = whenNpmIsGone(() => endAndExit('SIGTERM'))
	return () => {
		for (const signal of signals) process.off(signal, endAndExit)
		ignoreNpm()
	}
}

/** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
async function endAndExit(signal) {
	if (isStopping) return
	isStopping = true
	await endWhatWasStarted()
	process.exit(128 + constants.signals[signal])
}
