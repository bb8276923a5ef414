/**
 * Reads files in a process of its own; `table-reader.ts` starts it and sends it one at a time. A file made to be slow keeps nobody waiting
 * but the next file, and what it takes of memory goes with the process.
 */
import { readFileSync } from 'node:fs'
import type { ErrorCode } from '@aravalli/shared/errors'
import { stepBack } from '../pictures/step-back.ts'
import { type ReadFile, readFile } from './read-table.ts'
import { type TableLimits, TableRefusal } from './table.ts'

export interface TableTask {
	path: string
	limits: TableLimits
}

export type TableAnswer = ReadFile | { refusal: ErrorCode }

function read({ path, limits }: TableTask): TableAnswer {
	try {
		return readFile(readFileSync(path), limits)
	} catch (error) {
		if (error instanceof TableRefusal) return { refusal: error.code }
		throw error
	}
}

stepBack()
process.on('message', (task: TableTask) => process.send?.(read(task)))
