import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { cleanCopy } from '@aravalli/shared/content/clean-copy'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { miqKind } from '@aravalli/shared/miq/kind'
import { richCleaners } from '../server/src/content/clean-item.ts'
import { readDemoFiles } from '../server/src/content/read-demo-files.ts'
import { type ExportFormat, writeItems } from '../server/src/content/transfer/exporting/write-items.ts'
import { miqFiles } from '../server/src/features/miq/question-file.ts'

const shown = ['chambal-ravines-reclamation', 'ina-trials-red-fort', 'dignity-of-the-working-hand']

/** Is where the files lie that `docs/content-files.md` names. */
export const exampleFolder = fileURLToPath(new URL('../docs/examples', import.meta.url))

export const examplePath = (format: ExportFormat) => join(exampleFolder, `most-important-questions.${format}`)

/** Writes three questions of the demo as an editor takes them out, without ids: brought in, they are new ones. */
export async function exampleFile(format: ExportFormat): Promise<Buffer> {
	const items = await readDemoFiles(miqFiles, '')
	const written = items
		.filter(({ id }) => shown.includes(id))
		.map(({ item }) => ({ id: '', version: null, copy: cleanCopy(miqKind, item as AnyCopy, richCleaners) }))
	return buffer(await writeItems(miqKind, format, () => written))
}
