/**
 * Is for an inline script at the top of <head>: keeps each press and each choice that React has not heard
 * (docs/adr/0050-no-press-is-lost.md), shows what was pressed as busy, and has it read out.
 *
 * `hear` is told by the page's root of what React has heard (routes/__root.tsx), and `onKept` is how kept-presses.ts learns of what is
 * kept once the page is alive.
 *
 * What works without code is left to the browser: links, `summary`, and buttons that send a form. What has `data-waiting` is not
 * ready although React may know it: a press on it goes no further until it is.
 *
 * A choice in a `select` may lead elsewhere, and takes with it what was pressed before. So it goes no further while such a press is kept,
 * and follows it.
 */
export const keptPressesScript = `(() => {
const kept = new Map()
const nameOf = (control) => control.id || control.name || control.getAttribute('aria-label') || control.textContent
const alike = ({ tag, name }) => [...document.querySelectorAll(tag)].filter((other) => nameOf(other) === name)
const isWaiting = (control) => 'waiting' in control.dataset
let status
function announce() {
	if (!status) {
		status = Object.assign(document.createElement('p'), { className: 'visuallyHidden' })
		status.setAttribute('role', 'status')
		document.body.append(status)
	}
	setTimeout(() => status.textContent = kept.size ? document.getElementById('announcer')?.dataset.kept : '', 100)
}
const presses = window.keptPresses = {
	kept,
	forget,
	find: (press) => alike(press)[press.nth],
	hear(event) {
		for (const [control, press] of kept) if (press.event === event) forget(control)
	},
	keep,
	isAwaited: (press) => !press.isSeen && Date.now() - press.since < 10000,
}
function keep(control, press) {
	const { since = Date.now(), path = location.pathname } = kept.get(control) ?? press
	kept.set(control, Object.assign(press, { since, path }))
	setTimeout(() => {
		if (kept.get(control) !== press) return
		if (press.nth === undefined) {
			const like = { tag: control.localName, name: nameOf(control) }
			Object.assign(press, like, { nth: alike(like).indexOf(control) })
		}
		if (!press.isSeen) {
			control.dataset.pressed = ''
			control.setAttribute('aria-busy', 'true')
			announce()
		}
		presses.onKept?.()
	})
}
function forget(control) {
	kept.delete(control)
	if (!('pressed' in control.dataset)) return
	delete control.dataset.pressed
	control.removeAttribute('aria-busy')
	announce()
}
addEventListener('click', (event) => {
	const control = event.target.closest('button,a,summary,[role=button],[data-waiting]')
	if (!control || control.disabled) return
	if (isWaiting(control)) {
		event.preventDefault()
		event.stopPropagation()
	} else if (control.localName === 'a' || control.localName === 'summary' || control.type === 'submit') return
	keep(control, { event })
}, true)
addEventListener('input', (event) => {
	const { target } = event
	if (!target.matches('input,select,textarea')) return
	const isTicked = target.type === 'checkbox' || target.type === 'radio'
	const isChoice = target.localName === 'select'
	const isLater = isChoice && event.isTrusted && [...kept].some(([other, press]) => other !== target && presses.isAwaited(press))
	keep(target, { event, value: isTicked ? target.checked : target.value, isChoice, isSeen: !isChoice, isLater })
	if (isLater) event.stopPropagation()
}, true)
addEventListener('change', (event) => {
	if (event.isTrusted && kept.get(event.target)?.isLater) event.stopPropagation()
}, true)
})()`
