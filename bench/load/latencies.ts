import { rawAnswer } from './raw-answer.ts'
import { median, percentile } from './statistics.ts'
import { acceptAll } from './stored-page.ts'

/** Milliseconds, one for each request. */
export type Latencies = number[]

/**
 * Measures how long an answer takes, from asking to its last byte, in milliseconds. One request runs at a time, on a
 * connection that stays open, and takes what a browser takes; what is compressed stays so.
 *
 * @throws when the answer was an error: its speed would say nothing
 */
export async function latency(url: string, headers: Record<string, string> = {}): Promise<number> {
	const askedAt = performance.now()
	const { status } = await rawAnswer(url, { ...acceptAll, ...headers })
	const milliseconds = performance.now() - askedAt
	if (status !== 200) throw new Error(`${url}: status ${status}`)
	return milliseconds
}

/**
 * Asks every origin for each path in turn, so that what slows the machine down meanwhile slows them all. A first pass warms
 * them up and is not counted.
 *
 * @returns one list for each origin, in their order
 */
export async function compareLatencies(origins: string[], paths: string[], passes: number): Promise<Latencies[]> {
	const times: Latencies[] = origins.map(() => [])
	for (const path of paths) await askAll(origins, path)
	for (const path of Array.from({ length: passes }, () => paths).flat()) {
		const answered = await askAll(origins, path)
		for (const [index, time] of answered.entries()) times[index]?.push(time)
	}
	return times
}

async function askAll(origins: string[], path: string): Promise<Latencies> {
	const times: Latencies = []
	for (const origin of origins) times.push(await latency(origin + path))
	return times
}

export const p50 = (times: Latencies) => median(times)
export const p95 = (times: Latencies) => percentile(times, 0.95)
