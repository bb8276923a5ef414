import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetPushed, openPushed, readPushed, renewPushed, type SubscriptionChange } from './pushed.ts'

const told = { id: 'one', title: 'Asha replied to your comment', path: '/mains-miq/x#comments', language: 'hi' }

describe('what the server has told', () => {
	it('is read as it was sent', () => expect(readPushed(told)).toEqual(told))

	it.each([null, undefined, 'text', 7, [], {}])('is something to show where it makes no sense: %j', (given) =>
		expect(readPushed(given)).toEqual({ id: '', title: 'Aravalli', path: '/notifications', language: 'en' }),
	)

	it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'x', 7])(
		'leads to nowhere else: %j',
		(path) => expect(readPushed({ ...told, path }).path).toBe('/notifications'),
	)
})

const aSubscription = (endpoint: string) => ({
	options: { applicationServerKey: 'key' },
	toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
})

/** Stands for what a browser gives a worker. */
function aWorker(open: string[]) {
	const done: string[] = []
	const window = (url: string) => ({ url, focus: async () => done.push(`focus ${url}`) })
	const shown = [{ close: () => done.push('close') }]
	vi.stubGlobal('self', {
		location: { origin: 'https://aravalli.example.com' },
		clients: {
			matchAll: async () => open.map(window),
			openWindow: async (url: string) => done.push(`open ${url}`),
		},
		registration: {
			getNotifications: async () => shown,
			pushManager: {
				getSubscription: async () => ({ unsubscribe: async () => done.push('unsubscribe') }),
				subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
					aSubscription(`made with ${applicationServerKey}`),
			},
		},
	})
	vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => done.push(`${path} ${body}`))
	return done
}

const press = (data: unknown) => openPushed({ notification: { close: () => undefined, data } } as NotificationEvent)
const place = 'https://aravalli.example.com/mains-miq/x#comments'
const read = '/api/notifications/read {"ids":["one"]}'

describe('a press on it', () => {
	afterEach(() => vi.unstubAllGlobals())

	it('opens its place and marks it as read', async () => {
		const done = aWorker(['https://aravalli.example.com/profile'])
		await press(told)
		expect(done).toEqual([`open ${place}`, read])
	})

	it('goes to the window that shows its place already', async () => {
		const done = aWorker(['https://aravalli.example.com/profile', place])
		await press(told)
		expect(done).toEqual([`focus ${place}`, read])
	})

	it('marks nothing where it is not known what it was', async () => {
		const done = aWorker([])
		await press(null)
		expect(done).toEqual(['open https://aravalli.example.com/notifications'])
	})
})

describe('an address that the browser gives up', () => {
	afterEach(() => vi.unstubAllGlobals())

	const stored = (endpoint: string) =>
		`/api/notifications/push-subscription {"endpoint":"${endpoint}","keys":{"p256dh":"p","auth":"a"}}`

	it.each([
		[{ newSubscription: aSubscription('new'), oldSubscription: aSubscription('old') }, [stored('new')]],
		[{ newSubscription: null, oldSubscription: aSubscription('old') }, [stored('made with key')]],
		[{}, []],
	])('is told anew, where there is another: %#', async (change, told) => {
		const done = aWorker([])
		await renewPushed(change as unknown as SubscriptionChange)
		expect(done).toEqual(told)
	})
})

it('a sign-out takes what is shown from the screen, and the browser’s address back', async () => {
	const done = aWorker([])
	await forgetPushed()
	expect(done).toEqual(['close', 'unsubscribe'])
	vi.unstubAllGlobals()
})
