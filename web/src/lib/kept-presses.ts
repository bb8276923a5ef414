/** Takes up what the page has kept until its code came (kept-presses-script.ts). */

type Control = HTMLElement | SVGElement

interface Press {
	/** It is the last one on its control. */
	event: Event
	/** Is what was chosen or typed; true and false for what is ticked. A press has none. */
	value?: string | boolean
	/** It may lead elsewhere, so it follows what was pressed before. */
	isChoice?: boolean
	/** The control itself shows it, as a text does that is typed. */
	isSeen?: boolean
	/** Counts the turns in which its control was gone. */
	turnsGone?: number
	/** Is where it was pressed. */
	path?: string
}

interface KeptPresses {
	kept: Map<Control, Press>
	keep(control: Control, press: Press): void
	forget(control: Control): void
	/** Gives what stands in the place of a control that is gone: the same kind, by the same name. */
	find(press: Press): Control | undefined
	hear(event: Event): void
	/** Tells whether choices wait for it: they do for ten seconds. */
	isAwaited(press: Press): boolean
	onKept?: () => void
}

declare global {
	interface Window {
		/** It is absent where the page was not made by this build. */
		keptPresses?: KeptPresses
	}
}

const TURN_MILLISECONDS = 100
/** These are ten seconds. */
const TURNS_GONE_AT_MOST = 100

const everywhere = { bubbles: true, cancelable: true }

/** Is for the root of the page: what React tells it of has reached its control. */
export function hearPress({ nativeEvent }: { nativeEvent: Event }): void {
	window.keptPresses?.hear(nativeEvent)
}

/**
 * Presses again what was pressed before React heard it, in the same order, and from then on what is pressed in parts that are still
 * on their way: again and again, until React has heard it.
 */
export function takeUpPresses(): void {
	const presses = window.keptPresses
	if (!presses) return
	let isTurnAwaited = false
	const turn = async () => {
		let isAwaited = false
		for (const [control, press] of [...presses.kept]) {
			if (press.isChoice && isAwaited) continue
			takeUp(presses, control, press)
			// React draws what has changed by it, which the next one may need.
			await undefined
			const left = presses.kept.get(control)
			isAwaited ||= left !== undefined && presses.isAwaited(left)
		}
		isTurnAwaited = false
		wait()
	}
	const wait = () => {
		if (isTurnAwaited || presses.kept.size === 0) return
		isTurnAwaited = true
		setTimeout(() => void turn(), TURN_MILLISECONDS)
	}
	presses.onKept = wait
	isTurnAwaited = true
	void turn()
}

function takeUp(presses: KeptPresses, control: Control, press: Press) {
	if (!control.isConnected) return findAgain(presses, control, press)
	if ('waiting' in control.dataset) return
	if (press.value !== undefined) return giveBack(control as Field, press.value)
	// Of a button that sends a form the script keeps no further press: React is to know this one as it.
	press.event = new MouseEvent('click', everywhere)
	control.dispatchEvent(press.event)
}

/** React has put another one in its place, or will. What stands on another page is another thing, though it may be called the same. */
function findAgain(presses: KeptPresses, control: Control, press: Press) {
	if (press.path !== location.pathname) return presses.forget(control)
	const successor = presses.find(press)
	press.turnsGone = (press.turnsGone ?? 0) + 1
	if (!successor && press.turnsGone < TURNS_GONE_AT_MOST) return
	presses.forget(control)
	if (successor) presses.keep(successor, { ...press, turnsGone: 0 })
}

/** React remembers what a field had when it took it over, and hears of no change from that. */
type Field = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }

/** Puts back what was chosen or typed, which React may have undone meanwhile, and says so to React. */
function giveBack(field: Field, value: string | boolean) {
	if (typeof value === 'boolean') {
		field.checked = !value
		field.click()
		return
	}
	if (field.type !== 'file' && field.value !== value) field.value = value
	field._valueTracker?.setValue('')
	field.dispatchEvent(new Event('input', everywhere))
	if (hasChangeEvent(field)) field.dispatchEvent(new Event('change', everywhere))
}

const hasChangeEvent = ({ localName, type }: Field) => localName === 'select' || type === 'file'
