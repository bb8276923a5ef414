import type { MediaData } from '@aravalli/shared/media/contract'
import { ApiError } from '#web/lib/api.ts'
import { isOnItsWay, type Upload, waitMilliseconds } from './upload.ts'
import { isRefusal, isTriedByItself } from './upload-rules.ts'

interface UploadSurroundings {
	/** Sends one picture. It is rejected when `signal` is aborted. */
	send: (upload: Upload, onProgress: (share: number) => void, signal: AbortSignal) => Promise<MediaData>
	onDone: () => void
}

/**
 * Sends pictures one after the other: on a slow network each arrives sooner than if all were sent at once. What fails is sent again
 * under its own key, by itself after a while and when the network is back.
 */
export class UploadQueue {
	#uploads: readonly Upload[] = []
	#tries = new Map<string, number>()
	#timers = new Map<string, ReturnType<typeof setTimeout>>()
	#sending: { id: string; stop: AbortController } | null = null
	#listeners = new Set<() => void>()
	#around: UploadSurroundings

	constructor(around: UploadSurroundings) {
		this.#around = around
	}

	get = (): readonly Upload[] => this.#uploads

	subscribe = (listener: () => void) => {
		this.#listeners.add(listener)
		return () => void this.#listeners.delete(listener)
	}

	/** Says whether something is lost when the window closes now. */
	isBusy = () => this.#uploads.some((upload) => isOnItsWay(upload) || upload.state === 'failed')

	add(uploads: readonly Upload[]): void {
		this.#show([...uploads, ...this.#uploads])
		void this.#sendNext()
	}

	retry = (id: string): void => {
		clearTimeout(this.#timers.get(id))
		if (this.#find(id)?.state !== 'failed') return
		this.#put(id, { state: 'waiting', share: 0, problem: null })
		void this.#sendNext()
	}

	/** The network is back. */
	retryAll = (): void => {
		for (const { id } of this.#uploads) if (this.#timers.has(id)) this.retry(id)
	}

	/** Takes it off the list; one that is just being sent is stopped. */
	remove = (id: string): void => {
		clearTimeout(this.#timers.get(id))
		this.#show(this.#uploads.filter((upload) => upload.id !== id))
		if (this.#sending?.id === id) this.#sending.stop.abort()
	}

	/** What has arrived is among the other pictures, and only what is `kept` stays on the list, too. */
	forgetDone = (kept: (id: string) => boolean): void => {
		const left = this.#uploads.filter(({ id, state }) => state !== 'done' || kept(id))
		if (left.length < this.#uploads.length) this.#show(left)
	}

	clear(): void {
		for (const { id } of this.#uploads) this.remove(id)
	}

	#find = (id: string) => this.#uploads.find((upload) => upload.id === id)

	#show(uploads: readonly Upload[]): void {
		this.#uploads = uploads
		for (const listener of this.#listeners) listener()
	}

	#put(id: string, change: Partial<Upload>): void {
		this.#show(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
	}

	async #sendNext(): Promise<void> {
		// What was chosen first is sent first; it stands last.
		const next = this.#uploads.findLast(({ state }) => state === 'waiting')
		if (this.#sending || !next) return
		const { id } = next
		const stop = new AbortController()
		this.#sending = { id, stop }
		this.#put(id, { state: 'sending' })
		try {
			const media = await this.#around.send(next, (share) => this.#put(id, { share }), stop.signal)
			this.#put(id, { state: 'done', share: 1, media })
			this.#around.onDone()
		} catch (error) {
			this.#fail(id, error)
		}
		this.#sending = null
		void this.#sendNext()
	}

	#fail(id: string, error: unknown): void {
		if (!this.#find(id)) return
		const isFinal = isRefusal(error)
		const problem = error instanceof ApiError && error.status < 500 ? error : 'not-sent'
		this.#put(id, { state: isFinal ? 'refused' : 'failed', problem })
		this.#timers.delete(id)
		if (isFinal || !isTriedByItself(error)) return
		const tries = (this.#tries.get(id) ?? 0) + 1
		this.#tries.set(id, tries)
		this.#timers.set(
			id,
			setTimeout(() => this.retry(id), waitMilliseconds(tries)),
		)
	}
}
