import type { Language } from '@aravalli/shared/language'
import { classNames, subjectNames } from '@aravalli/shared/resources/book-names'
import type { Book } from '@aravalli/shared/resources/contract'
import type { bookKind } from '@aravalli/shared/resources/kinds'
import { DEFAULT_BOOK_COVER } from '@aravalli/shared/resources/resource'
import type { Item } from '../../../content/items.ts'
import { fileOf, pdfNameOf } from '../file-of-item.ts'

type FileFacts = Pick<Book, 'fileSize' | 'totalPages'>

export function presentBook(item: Item<typeof bookKind>, facts: FileFacts, language: Language): Book {
	const { id, common, card, counts } = item
	return {
		_id: id,
		bookName: card.title,
		subtitle: card.subtitle,
		coverImagePath: common.picture?.small ?? DEFAULT_BOOK_COVER,
		isFeatured: common.isFeatured,
		class: common.class,
		className: classNames[common.class][language],
		subject: common.subject,
		subjectName: subjectNames[common.subject][language],
		author: card.author,
		...facts,
		downloadCount: counts.downloads ?? 0,
		pdfFileName: pdfNameOf(card.title),
		isFallback: item.isFallback || fileOf(item, language).isFallback,
	}
}
