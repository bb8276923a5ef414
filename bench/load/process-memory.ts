import { existsSync, readFileSync } from 'node:fs'

export interface Memory {
	/** Counts the process itself. */
	ownBytes: number
	/** Counts the processes that it has started, and those that they have. */
	childrenBytes: number
}

/**
 * Tells what memory the machine gives to a process and to those that it has started; NaN where the system does not tell. What several of them
 * share, such as the engine's code, is counted once: each has its part of it (`Pss` of https://man7.org/linux/man-pages/man5/proc_pid_smaps.5.html).
 */
export function processMemory(pid: number): Memory {
	const childrenBytes = childrenOf(pid)
		.map(processMemory)
		.reduce((sum, { ownBytes, childrenBytes: theirs }) => sum + ownBytes + theirs, 0)
	return { ownBytes: proportionalBytes(pid), childrenBytes }
}

function proportionalBytes(pid: number): number {
	const file = `/proc/${pid}/smaps_rollup`
	if (!existsSync(file)) return Number.NaN
	return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1_024
}

function childrenOf(pid: number): number[] {
	const file = `/proc/${pid}/task/${pid}/children`
	return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
}
