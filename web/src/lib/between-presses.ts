/** The click of a finger comes some time after its release. */
const CLICK_MILLISECONDS = 100

/**
 * Says when nothing is being pressed: a button that is replaced in the middle of a press never hears of it.
 *
 * @returns what calls its `work` then, and how to stop watching
 */
export function betweenPresses() {
	const off = new AbortController()
	let isPressed = false
	let waiting: (() => void) | null = null
	let timer: ReturnType<typeof setTimeout>
	const release = () => {
		isPressed = false
		waiting?.()
		waiting = null
	}
	const note = ({ type }: Event) => {
		clearTimeout(timer)
		isPressed = true
		if (!type.endsWith('down')) timer = setTimeout(release, CLICK_MILLISECONDS)
	}
	for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup']) {
		addEventListener(type, note, { passive: true, capture: true, signal: off.signal })
	}
	return {
		wait: (work: () => void) => {
			if (off.signal.aborted) return
			waiting = work
			if (!isPressed) release()
		},
		stop: () => {
			off.abort()
			waiting = null
		},
	}
}
