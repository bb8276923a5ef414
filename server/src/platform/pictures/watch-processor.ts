import type { ErrorCode } from '@aravalli/shared/errors'
import type { Refusal } from '../refusing-worker.ts'

interface WorkLimits {
	/** A task may take so much of a processor. */
	processorMilliseconds: number
	/** The process may have so much while it works; absent: as much as it asks for. */
	memoryMegabytes?: number
}

const LOOK_EVERY_MILLISECONDS = 100
const MEGABYTE = 1_000_000

/**
 * Ends the process when a task has had its share of the machine: native code cannot be asked to stop. Time on the clock would not do, for on a
 * busy machine an honest picture waits for others.
 *
 * @returns what is cleared when the task is done
 */
export function watchProcessor({ processorMilliseconds, memoryMegabytes }: WorkLimits): NodeJS.Timeout {
	const before = process.cpuUsage()
	return setInterval(() => {
		const { user, system } = process.cpuUsage(before)
		if ((user + system) / 1_000 >= processorMilliseconds) end('file.too-slow')
		else if (memoryMegabytes && process.memoryUsage.rss() > memoryMegabytes * MEGABYTE) end('file.damaged')
	}, LOOK_EVERY_MILLISECONDS)
}

function end(refusal: ErrorCode): void {
	const last: Refusal = { refusal, isLast: true }
	process.send?.(last, () => process.kill(process.pid, 'SIGKILL'))
}
