import { median, percentile } from './statistics.ts'

/** Milliseconds, one for each request. */
export type Latencies = number[]

/**
 * How long an answer takes, from asking to its last byte, in milliseconds. One request at a time, on a connection that stays
 * open.
 *
 * @throws when the answer was an error: its speed would say nothing
 */
export async function latency(url: string): Promise<number> {
	const askedAt = performance.now()
	const response = await fetch(url)
	await response.arrayBuffer()
	const milliseconds = performance.now() - askedAt
	if (!response.ok) throw new Error(`${url}: status ${response.status}`)
	return milliseconds
}

/**
 * Asks every origin for each path in turn, so that what slows the machine down meanwhile slows them all.
 *
 * @returns one list for each origin, in their order
 */
export async function compareLatencies(origins: string[], paths: string[], passes: number): Promise<Latencies[]> {
	const times: Latencies[] = origins.map(() => [])
	for (let pass = 0; pass <= passes; pass += 1) {
		for (const path of paths) {
			for (const [index, origin] of origins.entries()) {
				const time = await latency(origin + path)
				// The first pass warms up.
				if (pass > 0) times[index]?.push(time)
			}
		}
	}
	return times
}

export const p50 = (times: Latencies) => median(times)
export const p95 = (times: Latencies) => percentile(times, 0.95)
