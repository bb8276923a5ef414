import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearPress, takeUpPresses } from './kept-presses.ts'
import { keptPressesScript } from './kept-presses-script.ts'

/** A control of a browser that is made of a few objects. */
class Control {
	dataset: Record<string, string> = {}
	attributes: Record<string, string> = {}
	isConnected = true
	disabled = false
	pressed = 0
	onPress: () => void = () => undefined
	value = ''
	checked = false
	changes: string[] = []
	id = ''
	readonly localName: string
	readonly name: string
	readonly type: string
	constructor(localName: string, name: string, type = 'button') {
		this.localName = localName
		this.name = name
		this.type = type
	}
	closest = () => (['button', 'a', 'summary'].includes(this.localName) ? this : null)
	matches = () => ['input', 'select', 'textarea'].includes(this.localName)
	getAttribute = () => null
	setAttribute = (name: string, value: string) => void Object.assign(this.attributes, { [name]: value })
	removeAttribute = (name: string) => void delete this.attributes[name]
	click() {
		this.checked = !this.checked
		send('input', this)
	}
	dispatchEvent(event: Event | Press) {
		send(event.type, this, false, event)
	}
}

let listeners: Record<string, (event: object) => void>
let controls: Control[]
let page: { status: string | undefined }
/** React hears of nothing until it has taken these over. */
let alive: Set<Control>

/** Stands for a `MouseEvent` that the code makes: the very same is heard. */
class Press {
	readonly type = 'click'
}

function send(type: string, target: Control, isTrusted = false, own: object = {}) {
	const stopped = { value: false }
	const event = Object.assign(own instanceof Press ? own : {}, {
		type,
		target,
		isTrusted,
		preventDefault: vi.fn(),
		stopPropagation: () => Object.assign(stopped, { value: true }),
	})
	listeners[type]?.(event)
	if (stopped.value || !alive.has(target)) return event
	if (type === 'change') target.changes.push(target.value)
	else hearPress({ nativeEvent: event as unknown as Event })
	if (type === 'click') {
		target.pressed += 1
		target.onPress()
	}
	if (type === 'input') target.changes.push(String(target.checked || target.value))
	return event
}

const press = (target: Control) => send('click', target)

beforeEach(() => {
	vi.useFakeTimers()
	listeners = {}
	controls = []
	alive = new Set()
	page = { status: undefined }
	const status = {
		setAttribute: () => undefined,
		set textContent(text: string) {
			page.status = text
		},
	}
	vi.stubGlobal('window', {})
	vi.stubGlobal('location', { pathname: '/here' })
	vi.stubGlobal('MouseEvent', Press)
	const document = {
		querySelectorAll: (tag: string) =>
			controls.filter(({ localName, isConnected }) => localName === tag && isConnected),
		getElementById: () => ({ dataset: { kept: 'One moment' } }),
		createElement: () => status,
		body: { append: () => undefined },
	}
	const addEventListener = (type: string, listener: (event: object) => void) =>
		Object.assign(listeners, { [type]: listener })
	new Function('window', 'document', 'addEventListener', keptPressesScript)(window, document, addEventListener)
})

afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

function control(...given: ConstructorParameters<typeof Control>): Control {
	const made = new Control(...given)
	controls.push(made)
	return made
}

const live = async (...all: Control[]) => {
	for (const one of all) alive.add(one)
	takeUpPresses()
	await vi.advanceTimersByTimeAsync(500)
}

describe('a press that React has not heard', () => {
	it('is shown, said, and repeated once', async () => {
		const theme = control('button', 'theme')
		press(theme)
		press(theme)
		await vi.advanceTimersByTimeAsync(200)
		expect(theme).toMatchObject({ dataset: { pressed: '' }, attributes: { 'aria-busy': 'true' }, pressed: 0 })
		expect(page.status).toBe('One moment')
		await live(theme)
		expect(theme).toMatchObject({ dataset: {}, attributes: {}, pressed: 1 })
		expect(page.status).toBe('')
		await vi.advanceTimersByTimeAsync(5000)
		expect(theme.pressed).toBe(1)
	})

	it('waits for the part that holds it, also when it comes after the page', async () => {
		const [first, later] = [control('button', 'first'), control('button', 'later')]
		press(first)
		press(later)
		await live(first)
		expect([first.pressed, later.pressed]).toEqual([1, 0])
		await live(later)
		expect([first.pressed, later.pressed]).toEqual([1, 1])
	})

	it('is drawn before the next one', async () => {
		const [first, second] = [control('button', 'first'), control('button', 'second')]
		const order: string[] = []
		first.onPress = () => queueMicrotask(() => order.push('drawn'))
		second.onPress = () => order.push('pressed')
		press(first)
		press(second)
		await live(first, second)
		expect(order).toEqual(['drawn', 'pressed'])
	})

	it('is kept in a page that is alive', async () => {
		await live(control('button', 'other'))
		const late = control('button', 'late')
		press(late)
		await vi.advanceTimersByTimeAsync(300)
		expect(late.dataset).toEqual({ pressed: '' })
		alive.add(late)
		await vi.advanceTimersByTimeAsync(300)
		expect(late).toMatchObject({ dataset: {}, pressed: 1 })
	})

	it('is repeated once where its button sends a form, and was not ready', async () => {
		const save = control('button', 'Save', 'submit')
		save.dataset.waiting = ''
		press(save)
		await live(save)
		delete save.dataset.waiting
		await vi.advanceTimersByTimeAsync(5000)
		expect(save.pressed).toBe(1)
	})

	it('goes to what stands in its place', async () => {
		const [, second] = [control('button', 'open'), control('button', 'open')]
		press(second)
		await vi.advanceTimersByTimeAsync(1)
		const [newFirst, newSecond] = [control('button', 'open'), control('button', 'open')]
		for (const old of controls.slice(0, 2)) old.isConnected = false
		await live(newFirst, newSecond)
		expect([newFirst.pressed, newSecond.pressed]).toEqual([0, 1])
	})

	it('does not go to what is called the same on another page', async () => {
		const old = control('button', 'open')
		press(old)
		await vi.advanceTimersByTimeAsync(1)
		old.isConnected = false
		location.pathname = '/elsewhere'
		const other = control('button', 'open')
		await live(other)
		expect(other.pressed).toBe(0)
	})

	it('is given up when nothing comes in its place', async () => {
		const gone = control('button', 'gone')
		press(gone)
		await vi.advanceTimersByTimeAsync(1)
		gone.isConnected = false
		await live()
		await vi.advanceTimersByTimeAsync(20_000)
		expect(vi.getTimerCount()).toBe(0)
	})
})

describe('a press that is heard', () => {
	it('leaves no trace', async () => {
		const button = control('button', 'quick')
		await live(button)
		press(button)
		await vi.advanceTimersByTimeAsync(1000)
		expect(button).toMatchObject({ dataset: {}, attributes: {}, pressed: 1 })
		expect(page.status).toBeUndefined()
	})

	it('is kept all the same while its control waits, and goes no further', async () => {
		const tool = control('button', 'zoom')
		tool.dataset.waiting = ''
		await live(tool)
		const event = press(tool)
		expect(event.preventDefault).toHaveBeenCalled()
		await vi.advanceTimersByTimeAsync(1000)
		expect(tool.pressed).toBe(0)
		delete tool.dataset.waiting
		await vi.advanceTimersByTimeAsync(200)
		expect(tool.pressed).toBe(1)
	})
})

describe('what works without code', () => {
	it.each([
		['a link', 'a', ''],
		['a disclosure', 'summary', ''],
		['a button that sends a form', 'button', 'submit'],
	])('is left to the browser: %s', async (_what, localName, type) => {
		const native = control(localName, 'native', type)
		const event = press(native)
		await live(native)
		expect(event.preventDefault).not.toHaveBeenCalled()
		expect(native).toMatchObject({ pressed: 0, dataset: {} })
	})
})

describe('a field', () => {
	it('gets its choice back, which React has undone, and says so once', async () => {
		const year = control('select', 'year')
		year.value = '2023'
		send('input', year)
		await vi.advanceTimersByTimeAsync(1)
		expect(year.dataset).toEqual({ pressed: '' })
		year.value = ''
		await live(year)
		expect(year).toMatchObject({ value: '2023', dataset: {} })
		// React hears of `input`, and then of `change`.
		expect(year.changes).toEqual(['2023', '2023'])
	})

	it('follows what was pressed before it, whose part may come later', async () => {
		const [mark, year] = [control('button', 'mark'), control('select', 'year')]
		press(mark)
		year.value = '2023'
		send('input', year)
		await live(year)
		expect(year.changes).toEqual([])
		await live(mark)
		expect([mark.pressed, year.changes]).toEqual([1, ['2023', '2023']])
	})

	it('follows it also when React knows the field already, and waits no longer than ten seconds', async () => {
		const [mark, year] = [control('button', 'mark'), control('select', 'year')]
		press(mark)
		await live(year)
		year.value = '2023'
		send('input', year, true)
		send('change', year, true)
		await vi.advanceTimersByTimeAsync(1000)
		expect(year.changes).toEqual([])
		await vi.advanceTimersByTimeAsync(10_000)
		expect(year.changes).toEqual(['2023', '2023'])
	})

	it('tells what was typed, and shows nothing of waiting', async () => {
		const email = Object.assign(control('input', 'email', 'email'), { value: 'a@b' })
		send('input', email)
		await vi.advanceTimersByTimeAsync(1)
		expect(email.dataset).toEqual({})
		await live(email)
		expect(email.changes).toEqual(['a@b'])
	})

	it.each([true, false])('stays ticked as it was: %s', async (checked) => {
		const box = Object.assign(control('input', 'box', 'checkbox'), { checked })
		send('input', box)
		await live(box)
		expect(box.checked).toBe(checked)
		expect(box.changes).toHaveLength(1)
	})
})
