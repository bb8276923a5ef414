export interface Repetition {
	add(name: string, seconds: number): void
	has(name: string): boolean
	start(firstAfterSeconds: number): void
	/** Waits for what is being sent. */
	stop(): Promise<void>
}

/** Sends jobs again and again. */
export function createRepetition(
	send: (name: string, seconds: number) => Promise<void>,
	complain: (error: Error) => void,
): Repetition {
	const secondsOf = new Map<string, number>()
	const timers = new Set<NodeJS.Timeout>()
	const sending = new Set<Promise<void>>()

	function take(name: string, seconds: number): void {
		const sent = send(name, seconds)
			.catch(complain)
			.finally(() => sending.delete(sent))
		sending.add(sent)
	}

	function repeat(name: string, seconds: number): void {
		take(name, seconds)
		timers.add(setInterval(take, seconds * 1_000, name, seconds).unref())
	}

	return {
		add: (name, seconds) => void secondsOf.set(name, seconds),
		has: (name) => secondsOf.has(name),
		start(firstAfterSeconds) {
			for (const [name, seconds] of secondsOf)
				timers.add(setTimeout(repeat, Math.min(firstAfterSeconds, seconds) * 1_000, name, seconds).unref())
		},
		async stop() {
			for (const timer of timers) clearTimeout(timer)
			await Promise.all(sending)
		},
	}
}
