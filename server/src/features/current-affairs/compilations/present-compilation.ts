import { brand } from '@aravalli/shared/brand'
import type { Compilation } from '@aravalli/shared/current-affairs/contract'
import type { CompilationRow } from './tables.ts'

/** Reading takes about a third of the work; setting the pages nearly all of the rest. */
const READ = 35
const BEGUN = 5

export function presentCompilation(row: CompilationRow): Compilation {
	const { id, month, language, status, articlesDone, articlesTotal, sizeBytes } = row
	return { id, month, lang: language, status, articlesDone, articlesTotal, progress: progressOf(row), sizeBytes }
}

function progressOf({ status, articlesDone, articlesTotal }: CompilationRow): number {
	if (status === 'ready') return 100
	if (status === 'setting') return READ + BEGUN
	if (status === 'reading') return BEGUN + Math.floor((READ * articlesDone) / Math.max(articlesTotal, 1))
	return 0
}

/** Gives a name such as `aravalli-current-affairs-2026-10-hindi.pdf`. */
export function compilationFileName({ month, language }: Pick<CompilationRow, 'month' | 'language'>): string {
	return `${brand.name.english.toLowerCase()}-current-affairs-${month}-${language}.pdf`
}
