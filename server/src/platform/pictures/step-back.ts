import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Unix counts from -20 to 19; 0 is the server's. */
const NICENESS = 10

/**
 * Lets all other processes go first. The process does this itself, before its first task: threads have the priority of whoever begins
 * them, and those that Node has begun by now are told one by one, as Linux wants it.
 */
export function stepBack(): void {
	try {
		setPriority(0, NICENESS)
		for (const thread of ownThreads()) setPriority(thread, NICENESS)
	} catch (error) {
		process.stderr.write(`A picture process keeps its priority: ${String(error)}\n`)
	}
}

/** Returns none where the system does not list them. */
function ownThreads(): number[] {
	try {
		return readdirSync('/proc/self/task').map(Number)
	} catch {
		return []
	}
}
