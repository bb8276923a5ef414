import { classNames, subjectNames } from '@aravalli/shared/resources/book-names'
import { bookKind } from '@aravalli/shared/resources/kinds'
import { DEFAULT_BOOK_COVER } from '@aravalli/shared/resources/resource'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { BookCard } from '../books/book-card.tsx'
import { noFile } from './file-preview.ts'

/** Shows editors the card that lists have of a book. */
export function BookPreview({ copy, language }: PreviewProps) {
	const { common, texts, isFallback } = previewed(bookKind, copy, language)
	const { class: ofClass, subject, isFeatured, picture } = common
	const { fileName: pdfFileName, download: _, ...facts } = noFile
	const book = {
		...{ ...facts, pdfFileName, isFeatured, isFallback, subject },
		...{ _id: 'preview', bookName: texts.title, subtitle: texts.subtitle, author: texts.author },
		coverImagePath: picture?.small ?? DEFAULT_BOOK_COVER,
		class: ofClass,
		className: classNames[ofClass][language],
		subjectName: subjectNames[subject][language],
	}
	return (
		<PageBody>
			<ul>
				<BookCard book={book} isLookedFor={false} />
			</ul>
		</PageBody>
	)
}
