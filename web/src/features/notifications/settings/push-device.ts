import type { ApiClient } from '#web/lib/api.ts'

/** 'dismissed': the browser's question was closed; it may be asked again. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** The worker is registered when the page is at rest, and never in some private windows. */
const WORKER_MILLISECONDS = 15_000

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** @param isOnThere the server has an address of this browser's */
export async function readPushState(isOnThere: boolean): Promise<PushState> {
	if (!isSupported()) return 'unsupported'
	if (Notification.permission === 'denied') return 'denied'
	if (!isOnThere || Notification.permission !== 'granted') return 'off'
	const registration = await navigator.serviceWorker.getRegistration()
	return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

/**
 * Asks the reader, then has the browser told. Call it in a press: browsers show no question otherwise.
 * @throws where the browser's service or ours cannot be reached
 */
export async function turnOnPush(api: ApiClient): Promise<'on' | 'denied' | 'dismissed'> {
	const permission = await Notification.requestPermission()
	if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
	const { pushManager } = await readyWorker()
	const { data } = await api('GET /api/notifications/push-key')
	// What another key made, or somebody else, is of no use.
	await (await pushManager.getSubscription())?.unsubscribe()
	const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key })
	const { endpoint, keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
	await api('PUT /api/notifications/push-subscription', { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
	return 'on'
}

/** @throws where the server cannot be told */
export async function turnOffPush(api: ApiClient): Promise<void> {
	await api('DELETE /api/notifications/push-subscription')
	const registration = await navigator.serviceWorker.getRegistration()
	await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
	const late = new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error('There is no service worker.')), WORKER_MILLISECONDS)
	})
	return Promise.race([navigator.serviceWorker.ready, late])
}
