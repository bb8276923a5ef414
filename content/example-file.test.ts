import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readTable } from '../server/src/platform/spreadsheets/read-table.ts'
import { tableLimits } from '../server/src/platform/spreadsheets/table-reader.ts'
import { exampleFile, examplePath } from './example-file.ts'

const cellsOf = (content: Buffer) => readTable(content, tableLimits).rows.map(({ cells }) => cells)

/** Compressed bytes are another processor's, its cells are not. */
it.each(['csv', 'xlsx'] as const)('the example as %s says what the script writes today', async (format) => {
	// To mend it: node content/write-example.ts
	expect(cellsOf(await readFile(examplePath(format)))).toEqual(cellsOf(await exampleFile(format)))
})
