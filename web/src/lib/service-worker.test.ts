import { afterEach, describe, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './service-worker.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the service worker', () => {
	it('is asked for only with a network', async () => {
		const asked: string[] = []
		const register = async (script: string) => {
			asked.push(script)
			throw new Error('enough')
		}
		const network = new EventTarget()
		vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
		vi.stubGlobal('navigator', { onLine: false, serviceWorker: { register } })
		const registering = registerServiceWorker(() => undefined)
		expect(asked).toEqual([])
		network.dispatchEvent(new Event('online'))
		await registering
		expect(asked).toEqual(['/sw.js'])
	})

	it('is done without where the browser has none, or refuses it', async () => {
		vi.stubGlobal('navigator', {})
		await expect(registerServiceWorker(() => undefined)).resolves.toBeUndefined()
		vi.stubGlobal('navigator', {
			onLine: true,
			serviceWorker: { register: () => Promise.reject(new Error('SecurityError')) },
		})
		await expect(registerServiceWorker(() => undefined)).resolves.toBeUndefined()
	})
})
