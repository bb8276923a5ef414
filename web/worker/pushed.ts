/**
 * Shows what the server has told this browser, and opens its place. The message is made in the server's
 * `features/notifications/push/send-to-browser.ts`; a push service cannot read it.
 */
import { brand } from '@aravalli/shared/brand'

declare const self: ServiceWorkerGlobalScope

interface Pushed {
	id: string
	title: string
	/** Begins with '/'. */
	path: string
	language: string
}

/** Is shown where a message makes no sense: browsers want to see something for each. */
const nothing: Pushed = { id: '', title: brand.name.english, path: '/notifications', language: 'en' }

/** Reads a message; what makes no sense in it takes its default, and a path leads nowhere else. */
export function readPushed(given: unknown): Pushed {
	const { id, title, path, language } = Object(given) as Record<keyof Pushed, unknown>
	const isOwnPath = typeof path === 'string' && new URL(path, 'https://own.example').origin === 'https://own.example'
	return {
		id: typeof id === 'string' ? id : nothing.id,
		title: typeof title === 'string' && title !== '' ? title : nothing.title,
		path: isOwnPath && path.startsWith('/') ? path : nothing.path,
		language: language === 'hi' ? 'hi' : 'en',
	}
}

function dataOf(event: PushEvent): unknown {
	try {
		return event.data?.json()
	} catch {
		return null
	}
}

export async function showPushed(event: PushEvent): Promise<void> {
	const { id, title, path, language } = readPushed(dataOf(event))
	// Browsers draw no SVG here. What is told again takes the place of what was told before.
	const options = { ...(id && { tag: id }), lang: language, icon: '/notification-icon.png', data: { id, path } }
	await self.registration.showNotification(title, options)
}

/** Opens a window of its own, unless the place is open already: nothing that is typed elsewhere is lost. */
export async function openPushed({ notification }: NotificationEvent): Promise<void> {
	notification.close()
	const { id, path } = readPushed(notification.data)
	const address = new URL(path, self.location.origin).href
	const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
	const open = windows.find(({ url }) => url === address)
	await (open ? open.focus() : self.clients.openWindow(address))
	if (id) await markRead(id)
}

/** It stays unread where that fails, which is no loss. */
async function markRead(id: string): Promise<void> {
	const body = JSON.stringify({ ids: [id] })
	const headers = { 'content-type': 'application/json' }
	await fetch('/api/notifications/read', { method: 'POST', headers, body }).catch(() => undefined)
}

/** TypeScript's library does not know this event yet (Push API §10). */
export interface SubscriptionChange extends ExtendableEvent {
	readonly newSubscription?: PushSubscription | null
	readonly oldSubscription?: PushSubscription | null
}

/** The browser has given up its address, as it may at any time: a new one takes its place. Who is signed out is told nothing. */
export async function renewPushed({ newSubscription, oldSubscription }: SubscriptionChange): Promise<void> {
	const { pushManager } = self.registration
	const options = oldSubscription?.options
	if (!newSubscription && !options) return
	const { endpoint, keys } = (newSubscription ?? (await pushManager.subscribe(options))).toJSON()
	const headers = { 'content-type': 'application/json' }
	await fetch('/api/notifications/push-subscription', {
		method: 'PUT',
		headers,
		body: JSON.stringify({ endpoint, keys }),
	})
}

/** Nobody is signed in any more: this browser is told nothing, and what it shows is nobody else's business. */
export async function forgetPushed(): Promise<void> {
	for (const shown of await self.registration.getNotifications()) shown.close()
	await (await self.registration.pushManager?.getSubscription())?.unsubscribe()
}
