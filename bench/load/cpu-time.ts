import { existsSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in steps of this length. */
const tickMs = 10

/**
 * Tells the processor time that a process and its threads have used so far, in milliseconds; NaN where the system does
 * not tell.
 *
 * It says what a server costs even where the load could not keep it busy.
 */
export function cpuTime(pid: number): number {
	const file = `/proc/${pid}/stat`
	if (!existsSync(file)) return Number.NaN
	// The name in brackets may hold spaces; after it the fields are numbered from 3.
	const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
	const [userTicks, systemTicks] = [fields[11], fields[12]].map(Number)
	return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) * tickMs
}
