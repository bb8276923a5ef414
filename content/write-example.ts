/**
 * Writes the example that editors can open in a spreadsheet, as CSV and XLSX. Run by hand after the declaration of the most important
 * questions, or one of those that it shows, has changed:
 *
 *   node content/write-example.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { exampleFile, exampleFolder, examplePath } from './example-file.ts'

await mkdir(exampleFolder, { recursive: true })
for (const format of ['csv', 'xlsx'] as const) await writeFile(examplePath(format), await exampleFile(format))
