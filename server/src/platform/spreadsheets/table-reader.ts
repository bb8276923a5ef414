import { AppError } from '@aravalli/shared/errors'
import { createFairQueue } from '../fair-queue.ts'
import { createWorkerProcess, WorkerEnd, type WorkerLog } from '../worker-process.ts'
import type { ReadFile } from './read-table.ts'
import type { TableLimits } from './table.ts'
import type { TableAnswer, TableTask } from './table-process.ts'

export interface TableReader {
	/**
	 * Reads a CSV, XLSX or DOCX file.
	 *
	 * @param owner whose file it is: accounts take turns
	 * @throws AppError with why it cannot be read; `import.damaged` for one that takes too long, `import.too-large-inside` for one that
	 *   takes too much memory; `server.overloaded`
	 */
	read(path: string, owner: string): Promise<ReadFile>
	close(): Promise<void>
}

export const tableLimits: TableLimits = { rows: 10_002, expandedBytes: 150_000_000, characters: 60_000_000 }

const TIME_LIMIT_MILLISECONDS = 30_000
const IDLE_MILLISECONDS = 10_000
/** The largest file within the limits takes 200 MB of it. */
const HEAP_MEGABYTES = 512

/** So ends a process of Node whose heap is full. */
const OUT_OF_MEMORY = 'SIGABRT'

const program = new URL('./table-process.ts', import.meta.url)

export function createTableReader(
	log: WorkerLog,
	limits: TableLimits = tableLimits,
	heapMegabytes = HEAP_MEGABYTES,
): TableReader {
	const times = { timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS, idleMilliseconds: IDLE_MILLISECONDS }
	const worker = createWorkerProcess<TableTask, TableAnswer>({ program, env: {}, ...times, heapMegabytes }, log)
	const queue = createFairQueue({ atOnce: 1, atOnceOfOwner: 1, maxInHand: 20, maxInHandOfOwner: 2 })
	return {
		async read(path, owner) {
			const answer = await queue.run(owner, () => worker.ask({ path, limits }).catch(explain))
			if ('refusal' in answer) throw new AppError(answer.refusal)
			return answer
		},
		async close() {
			queue.close()
			await worker.stop()
		},
	}
}

function explain(error: unknown): never {
	if (!(error instanceof WorkerEnd)) throw error
	if (error.reason === 'stopped') throw new AppError('server.overloaded')
	throw new AppError(error.message === OUT_OF_MEMORY ? 'import.too-large-inside' : 'import.damaged')
}
