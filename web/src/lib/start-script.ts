/**
 * Is for an inline script at the end of the page: asks for the page's code once the page has been painted, so that on a slow network
 * the words and their letters come first (docs/adr/0012-fewer-bytes-before-reading.md).
 *
 * A page in the background is not painted, and some browsers do not tell: there the code is asked for at once, or after a second.
 *
 * A dialog that comes with the page is modal before it is painted: later the browser would lay out and paint all of it once more. Until
 * the code is there Escape does what its link does that closes it.
 *
 * What is disabled only until the page's code comes can be pressed: the press is kept until then (kept-presses-script.ts).
 */
const code = `(({ currentScript, head, hidden }) => {
for (const control of document.querySelectorAll('[data-waiting]')) control.disabled = false
for (const dialog of document.querySelectorAll('dialog[open]')) {
	dialog.removeAttribute('open')
	dialog.showModal()
	dialog.querySelector('[tabindex="-1"]').focus()
	dialog.oncancel = (event) => {
		event.preventDefault()
		dialog.querySelector('[data-closes]').click()
	}
}
const [entry, ...others] = currentScript.dataset.files.split(' ')
currentScript.remove()
let isAsked = false
const ask = () => {
	if (isAsked) return
	isAsked = true
	for (const href of others) head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
	head.append(Object.assign(document.createElement('script'), { type: 'module', async: true, src: entry }))
}
if (hidden || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return ask()
new PerformanceObserver((list) => {
	if (list.getEntriesByName('first-contentful-paint').length) ask()
}).observe({ type: 'paint', buffered: true })
setTimeout(ask, 1000)
})(document)`

/** @param files addresses of modules, the entry first */
export function startScript(files: string[]) {
	return { attrs: { 'data-files': files.join(' ') }, children: code }
}
