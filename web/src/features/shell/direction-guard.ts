/**
 * Keeps text running from left to right, whatever an extension, a keyboard or pasted markup makes of it: on the document, on
 * all fields and on all regions that can be edited.
 */

/** Says when to look after the start, because something arrives late with the page. */
const firstPassesMilliseconds = [0, 500, 1000]
const everyMilliseconds = 5000
/** A change of the document is rarely alone. */
const afterChangeMilliseconds = 100

const fields = 'input, textarea, [contenteditable]:not([contenteditable="false"])'

/** Guards until the signal aborts, and leaves nothing behind then. */
export function guardDirection(document: Document, signal: AbortSignal): void {
	let afterChange: ReturnType<typeof setTimeout> | undefined
	const observer = new MutationObserver(() => {
		afterChange ??= setTimeout(() => {
			afterChange = undefined
			pass()
		}, afterChangeMilliseconds)
	})
	const pass = () => {
		for (const element of [document.documentElement, ...document.querySelectorAll(fields)]) force(element)
		// Our own changes are no reason for another pass.
		observer.takeRecords()
	}
	const touched = ({ target }: Event) => {
		if (target instanceof Element && target.matches(fields)) force(target)
	}
	const timers = firstPassesMilliseconds.map((milliseconds) => setTimeout(pass, milliseconds))
	const interval = setInterval(pass, everyMilliseconds)
	observer.observe(document, { attributes: true, attributeFilter: ['dir'], childList: true, subtree: true })
	document.addEventListener('focusin', touched, { signal })
	document.addEventListener('input', touched, { signal })
	signal.addEventListener('abort', () => {
		observer.disconnect()
		clearInterval(interval)
		for (const timer of [...timers, afterChange]) clearTimeout(timer)
	})
}

function force(element: Element): void {
	if (element.getAttribute('dir') !== 'ltr') element.setAttribute('dir', 'ltr')
}
