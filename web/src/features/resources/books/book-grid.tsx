import type { Pagination } from '@aravalli/shared/endpoint'
import type { Book } from '@aravalli/shared/resources/contract'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { booksLink } from '../resources-links.ts'
import type { BooksSearch } from '../resources-search.ts'
import { BookCard } from './book-card.tsx'
import css from './books.module.css'
import { matchingBooks } from './matching-books.ts'

interface BookGridProps {
	type: string
	search: BooksSearch
	books: Book[]
	pagination: Pagination
	/** Only what has these words is shown; '' where the list is that of the words. */
	words: string
}

/** Shows the books that were found, and how many. */
export function BookGrid({ type, search, books, pagination: { total, totalPages, page }, words }: BookGridProps) {
	const { books: m } = useMessages(resourceMessages)
	const shown = matchingBooks(books, words)
	const count = words === '' ? total : shown.length
	return (
		<>
			<ListHeader>{m.found(count, formatCount(count))}</ListHeader>
			{shown.length === 0 ? (
				<Sheet>
					<EmptyState
						title={m.emptyTitle}
						text={m.emptyText}
						action={
							<PageLink link={booksLink(type)} className={buttonClass()}>
								{m.clear}
							</PageLink>
						}
					/>
				</Sheet>
			) : (
				<ul className={css.grid}>
					{shown.map((book) => (
						<BookCard key={book._id} book={book} isLookedFor={book._id === search.book} />
					))}
				</ul>
			)}
			{totalPages > 1 && (
				<Pager
					page={page}
					totalPages={totalPages}
					linkTo={(to) => booksLink(type, { ...search, page: to === 1 ? undefined : to })}
				/>
			)}
		</>
	)
}
