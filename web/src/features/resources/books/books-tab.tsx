import { type BookType, bookTypes } from '@aravalli/shared/resources/resource'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { CategoryGrid } from '#web/ui/category-grid.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { DownloadButton } from '../files/download-button.tsx'
import { factsOf } from '../files/file-facts.ts'
import { FileRow } from '../files/file-row.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { booksQuery } from '../queries.ts'
import { booksLink, type ResourcesPath, resourcesLink } from '../resources-links.ts'
import css from './books-tab.module.css'

interface BooksTabProps {
	path: ResourcesPath
	type: BookType
}

const small = (type: BookType) => type.toLowerCase() as Lowercase<BookType>

/** Shows the books of one type, and leads to the page that searches them. */
export function BooksTab({ path, type }: BooksTabProps) {
	const m = useMessages(resourceMessages)
	const cells = bookTypes.map((one) => ({
		label: one,
		link: resourcesLink(path, { tab: 'authentic-books', type: one === bookTypes[0] ? undefined : small(one) }),
		isSelected: one === type,
	}))
	return (
		<>
			<CategoryGrid label={m.books.types} cells={cells} />
			<Books key={type} path={path} type={type} />
			<p>
				<PageLink link={booksLink(small(type))}>{m.books.all(type)}</PageLink>
			</p>
		</>
	)
}

function Books({ path, type }: BooksTabProps) {
	const m = useMessages(resourceMessages)
	const query = useQuery(booksQuery(useSignedInApi(path.slice(1)), useLanguage(), small(type), {}))
	return (
		<ListFrame query={query}>
			{({ data: { books } }) => (
				<Sheet as={books.length > 0 ? 'ul' : 'div'} className={css.rows}>
					{books.length === 0 && <EmptyState {...m.empty} />}
					{books.map((book) => (
						<FileRow
							key={book._id}
							as="h2"
							title={book.bookName}
							text={`${book.className} · ${book.subjectName}`}
							facts={factsOf(m, book)}
							isFallback={book.isFallback}
						>
							<DownloadButton
								path={`/api/books/${book._id}/download`}
								fileName={book.pdfFileName}
								title={book.bookName}
							/>
						</FileRow>
					))}
				</Sheet>
			)}
		</ListFrame>
	)
}
