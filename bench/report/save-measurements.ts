import { readFile, writeFile } from 'node:fs/promises'
import { inProject } from '../../bin/run/project.mjs'
import { markdownTable } from './print-table.ts'
import type { Row } from './row.ts'

const file = inProject('docs/measurements.md')

const head = [
	'# Measurements',
	'What `npm run bench -- --save` measured, part by part. How each figure comes about: [bench/README.md](../bench/README.md).',
].join('\n\n')

/** Gives what was saved of each part, by its name. */
async function savedSections(): Promise<Map<string, string>> {
	const text = await readFile(file, 'utf8')
	const [, ...sections] = text.split(/^## /m)
	return new Map(sections.map((section) => [section.split('\n', 1).join(), `## ${section.trim()}`]))
}

/**
 * Writes one part's figures to docs/measurements.md in place of its last ones; the other parts stay, in the order of
 * `order`. A run that breaks off after an hour keeps what it has measured so.
 */
export async function saveMeasurements(
	part: string,
	{ machine, rows, order }: { machine: string[]; rows: Row[]; order: string[] },
): Promise<void> {
	const sections = await savedSections()
	const facts = machine.map((line) => `- ${line}`).join('\n')
	sections.set(part, [`## ${part}`, facts, markdownTable(rows)].join('\n\n'))
	const inOrder = order.flatMap((name) => sections.get(name) ?? [])
	await writeFile(file, `${[head, ...inOrder].join('\n\n')}\n`)
}
