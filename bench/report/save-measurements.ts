import { writeFile } from 'node:fs/promises'
import { inProject } from '../../bin/run/project.mjs'
import { markdownTable } from './print-table.ts'
import type { Row } from './row.ts'

/** Writes docs/measurements.md anew. */
export async function saveMeasurements(machine: string[], rows: Row[]): Promise<void> {
	const text = [
		'# Measurements',
		'One run of `npm run bench -- --save`. How each figure comes about: [bench/README.md](../bench/README.md).',
		machine.map((line) => `- ${line}`).join('\n'),
		markdownTable(rows),
	]
	await writeFile(inProject('docs/measurements.md'), `${text.join('\n\n')}\n`)
}
