import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardDirection } from './direction-guard.ts'

/** The timings are told by e2e/screens/home.e2e.ts in a browser; here is what no page ever does: to end it. */
let isObserving: boolean

beforeEach(() => {
	vi.useFakeTimers()
	isObserving = false
	vi.stubGlobal(
		'MutationObserver',
		class {
			observe() {
				isObserving = true
			}
			disconnect() {
				isObserving = false
			}
			takeRecords() {
				return []
			}
		},
	)
})

afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

function fakeDocument() {
	const attributes = new Map([['dir', 'rtl']])
	const documentElement = {
		getAttribute: (name: string) => attributes.get(name) ?? null,
		setAttribute: (name: string, value: string) => attributes.set(name, value),
	}
	const document = Object.assign(new EventTarget(), { documentElement, querySelectorAll: () => [] })
	return { document: document as unknown as Document, direction: () => attributes.get('dir') }
}

it('ends with its signal, without a timer or an observer left', () => {
	const { document, direction } = fakeDocument()
	const controller = new AbortController()
	guardDirection(document, controller.signal)
	expect([isObserving, vi.getTimerCount()]).toEqual([true, 4])
	controller.abort()
	expect([isObserving, vi.getTimerCount()]).toEqual([false, 0])
	vi.advanceTimersByTime(60_000)
	expect(direction()).toBe('rtl')
})
