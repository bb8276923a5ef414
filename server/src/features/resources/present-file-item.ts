import type { Language } from '@aravalli/shared/language'
import type { Booklet, PracticePaper, TopperCopy } from '@aravalli/shared/resources/contract'
import type { bookletKind, practicePaperKind, topperCopyKind } from '@aravalli/shared/resources/kinds'
import type { DownloadKind } from '@aravalli/shared/resources/resource'
import type { Item } from '../../content/items.ts'
import { fileOf, pdfNameOf } from './file-of-item.ts'

type FileFacts = Pick<Booklet, 'fileSize' | 'totalPages'>

/** Is where a learner downloads an item from; each call asks whether they may. */
export const downloadAddress = (kind: DownloadKind, id: string): string =>
	kind === 'books' ? `/api/books/${id}/download` : `/api/resources/${kind}/${id}/download`

type FileItem = Item<typeof bookletKind> | Item<typeof practicePaperKind> | Item<typeof topperCopyKind>

/** Gives what is told of every file. */
const presentFile = (item: FileItem, facts: FileFacts, language: Language) => ({
	_id: item.id,
	title: item.card.title,
	...facts,
	downloadCount: item.counts.downloads ?? 0,
	fileName: pdfNameOf(item.card.title),
	isFallback: item.isFallback || fileOf(item, language).isFallback,
})

/** @param isOpen of a closed one nothing is told of where it lies */
export function presentBooklet(
	item: Item<typeof bookletKind>,
	facts: FileFacts,
	{ language, isOpen }: { language: Language; isOpen: boolean },
): Booklet {
	return {
		...presentFile(item, facts, language),
		subtitle: item.card.subtitle,
		stage: item.common.stage,
		download: isOpen ? downloadAddress('booklets', item.id) : null,
	}
}

export function presentTopperCopy(item: Item<typeof topperCopyKind>, facts: FileFacts, language: Language): TopperCopy {
	const { score, year, isSample } = item.common
	return {
		...presentFile(item, facts, language),
		subject: item.card.subject,
		score,
		year,
		isSample,
		download: downloadAddress('toppers-copies', item.id),
	}
}

export function presentPaper(
	item: Item<typeof practicePaperKind>,
	facts: FileFacts,
	language: Language,
): PracticePaper {
	const { stage, year } = item.common
	return {
		...presentFile(item, facts, language),
		note: item.card.note,
		stage,
		year,
		download: downloadAddress('practice-papers', item.id),
	}
}
