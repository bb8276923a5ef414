/**
 * Calls `stop` once npm is gone: it runs scripts through a shell, and a shell that is told to stop does not pass it on,
 * so the script would go on alone. Does nothing in a script that npm did not start.
 *
 * @param {() => void} stop
 * @returns {() => void} ends the watch
 */
export function whenNpmIsGone(stop) {
	if (!process.env.npm_lifecycle_event) return () => undefined
	const shell = process.ppid
	const watch = setInterval(() => {
		if (process.ppid === shell) return
		clearInterval(watch)
		stop()
	}, 250)
	watch.unref()
	return () => clearInterval(watch)
}
