import { expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor({ serviceWorkers: 'allow' })

interface Shown {
	shown?: [title: string, options: { tag?: string; lang?: string; data?: { path: string } }]
}

/** This browser shows no notifications: what it is asked to show is looked at in the worker. */
it('the worker shows what it is told, and where a press on it leads', async () => {
	const page = await visitor.open('/current-affairs')
	const session = await page.context().newCDPSession(page)
	const registrations: string[] = []
	session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
		for (const { registrationId, scopeURL } of event.registrations)
			if (scopeURL.startsWith(visitor.origin)) registrations.push(registrationId)
	})
	await session.send('ServiceWorker.enable')
	await page.evaluate(async () => void (await navigator.serviceWorker.ready))
	await expect.poll(() => registrations.length).toBeGreaterThan(0)
	const worker = page
		.context()
		.serviceWorkers()
		.find((one) => one.url().startsWith(visitor.origin))
	if (!worker) throw new Error('there is no worker')
	await worker.evaluate(() => {
		const scope = globalThis as unknown as { registration: Record<string, unknown> } & Shown
		scope.registration.showNotification = async (...given: NonNullable<Shown['shown']>) => {
			scope.shown = given
		}
	})
	const told = { id: 'one', title: 'आशा ने आपकी टिप्पणी का जवाब दिया', path: '/notifications', language: 'hi' }
	const registrationId = registrations.at(-1) ?? ''
	await session.send('ServiceWorker.deliverPushMessage', {
		origin: visitor.origin,
		registrationId,
		data: JSON.stringify(told),
	})
	await expect
		.poll(() => worker.evaluate(() => (globalThis as unknown as Shown).shown))
		.toMatchObject([told.title, { tag: 'one', lang: 'hi', data: { id: 'one', path: '/notifications' } }])
})
