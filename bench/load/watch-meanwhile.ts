import { setTimeout as pause } from 'node:timers/promises'
import { latency } from './latencies.ts'
import { type Memory, processMemory } from './process-memory.ts'

/** Asks for `url` again and again, and looks at the memory of a server and its processes, until it is told to stop. */
export function watchMeanwhile(url: string, pid: number) {
	const times: number[] = []
	let peak: Memory = { ownBytes: 0, childrenBytes: 0 }
	let isOver = false

	async function ask(): Promise<void> {
		while (!isOver) {
			times.push(await latency(url))
			await pause(10)
		}
	}

	async function look(): Promise<void> {
		while (!isOver) {
			const seen = processMemory(pid)
			if (seen.ownBytes + seen.childrenBytes > peak.ownBytes + peak.childrenBytes) peak = seen
			await pause(100)
		}
	}

	const watching = Promise.all([ask(), look()])
	return {
		async end() {
			isOver = true
			await watching
			return { times, peak }
		},
	}
}
