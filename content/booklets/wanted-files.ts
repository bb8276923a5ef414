/** Lists the PDF files that the demo's books and resources are to have, with what each shows. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '@aravalli/shared/language'
import type { DemoFiles } from '../../server/src/content/demo-files.ts'
import { contentFolder } from '../../server/src/content/read-demo-files.ts'
import {
	bookFiles,
	bookletFiles,
	copyFiles,
	paperFiles,
	pdfFileOf,
} from '../../server/src/features/resources/demo/resource-files.ts'
import { bookletSheet, bookSheet, copySheet, paperSheet, type Sheet } from './booklet-sheets.ts'

export interface WantedFile {
	name: string
	source: 'booklet' | 'handwritten'
	sheet: Sheet
	/** Is a hash of all that it shows: a file with another one is out of date. */
	of: string
}

const tags = { english: 'en', hindi: 'hi' } as const

export function wantedFiles(): WantedFile[] {
	return [
		...filesOf(bookFiles, 'booklet', bookSheet),
		...filesOf(bookletFiles, 'booklet', bookletSheet),
		...filesOf(paperFiles, 'booklet', paperSheet),
		...filesOf(copyFiles, 'handwritten', copySheet, ['hindi']),
	]
}

function filesOf<F>(
	{ own, folder, shape }: DemoFiles<F>,
	source: WantedFile['source'],
	sheetIn: (file: F, language: Language) => Sheet,
	languages: Language[] = ['english', 'hindi'],
): WantedFile[] {
	const path = join(contentFolder, folder)
	return readdirSync(path)
		.filter((name) => name.endsWith('.json'))
		.sort()
		.flatMap((name) => {
			const file = shape.parse(JSON.parse(readFileSync(join(path, name), 'utf8')))
			return languages.map((language) => {
				const sheet = sheetIn(file, language)
				const of = createHash('sha256').update(JSON.stringify(sheet)).digest('hex').slice(0, 16)
				return { name: pdfFileOf(own.kind.name, basename(name, '.json'), tags[language]), source, sheet, of }
			})
		})
}
