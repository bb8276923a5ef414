import { existsSync, readFileSync } from 'node:fs'

export interface Memory {
	/** Counts the process itself. */
	ownBytes: number
	/** Counts the processes that it has started, and those that they have. */
	childrenBytes: number
}

/** Tells what the system counts as resident; NaN where it does not tell. */
export function processMemory(pid: number): Memory {
	const childrenBytes = childrenOf(pid)
		.map(processMemory)
		.reduce((sum, { ownBytes, childrenBytes: theirs }) => sum + ownBytes + theirs, 0)
	return { ownBytes: residentBytes(pid), childrenBytes }
}

function residentBytes(pid: number): number {
	const file = `/proc/${pid}/status`
	if (!existsSync(file)) return Number.NaN
	return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1_024
}

function childrenOf(pid: number): number[] {
	const file = `/proc/${pid}/task/${pid}/children`
	return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
}
