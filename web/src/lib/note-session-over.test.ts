import { afterEach, describe, expect, it, vi } from 'vitest'
import { tellSignedOut } from './note-session-over.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the service worker', () => {
	it('is told of a sign-out', () => {
		const told: unknown[] = []
		const controller = { postMessage: (message: unknown) => told.push(message) }
		vi.stubGlobal('navigator', { serviceWorker: { controller } })
		tellSignedOut()
		expect(told).toEqual([{ type: 'signed-out' }])
	})

	it.each([{}, { serviceWorker: { controller: null } }])('may be missing at a sign-out', (navigator) => {
		vi.stubGlobal('navigator', navigator)
		expect(tellSignedOut).not.toThrow()
	})
})
