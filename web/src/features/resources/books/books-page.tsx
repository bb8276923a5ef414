import { type BookType, bookTypeOf, bookTypes } from '@aravalli/shared/resources/resource'
import { SEARCH_MAX_LENGTH } from '@aravalli/shared/search-limits'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { CategoryGrid } from '#web/ui/category-grid.tsx'
import { classNames } from '#web/ui/class-names.ts'
import lattice from '#web/ui/lattice.module.css'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { LoginCard } from '../login-card.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import { MissingResource } from '../missing-resource.tsx'
import { booksQuery } from '../queries.ts'
import frame from '../resource-frame.module.css'
import { booksLink, resourcesLink } from '../resources-links.ts'
import type { BooksSearch } from '../resources-search.ts'
import { BookFilterRows } from './book-filter-rows.tsx'
import { BookGrid } from './book-grid.tsx'
import css from './books.module.css'
import { useTypedSearch } from './use-typed-search.ts'

interface BooksPageProps {
	/** As the address has it. */
	type: string
	search: BooksSearch
}

const pathOf = (type: string) => `/resources/books/${type}`

/** Shows the books of a type, to be searched and filtered. */
export function BooksPage({ type, search }: BooksPageProps) {
	const known = bookTypeOf(type)
	const isSignedIn = useViewer() !== null
	if (!known) return <MissingResource />
	if (!isSignedIn) return <LoginCard path={pathOf(type)} />
	return <Books key={type} type={known} search={search} />
}

function Books({ type, search }: { type: BookType; search: BooksSearch }) {
	const m = useMessages(resourceMessages)
	const small = type.toLowerCase()
	const query = useQuery(booksQuery(useSignedInApi(pathOf(small).slice(1)), useLanguage(), small, search))
	const navigate = useNavigate()
	const { typed, type: write } = useTypedSearch(search.search ?? '', (words) =>
		navigate({
			...booksLink(small, { ...search, search: words || undefined, page: undefined, book: undefined }),
			replace: true,
		}),
	)
	const hidden = { ...(search.class && { class: search.class }), ...(search.subject && { subject: search.subject }) }
	return (
		<PageBody top={<Top type={type} />}>
			<div className={frame.parts}>
				<div className={css.filters} onInput={write}>
					<SearchField
						action={pathOf(small)}
						label={m.books.search}
						value={search.search ?? ''}
						maxLength={SEARCH_MAX_LENGTH}
						hidden={hidden}
						onSearch={write.now}
					/>
				</div>
				<ListFrame query={query}>
					{({ data: { books, filters }, pagination }) => (
						<>
							<BookFilterRows type={small} search={search} filters={filters} />
							<BookGrid
								type={small}
								search={search}
								books={books}
								pagination={pagination}
								// What has come is for other words than these: what of it fits them is shown until theirs come.
								words={query.data && typed.trim() === (search.search ?? '') ? '' : typed.trim()}
							/>
						</>
					)}
				</ListFrame>
			</div>
		</PageBody>
	)
}

function Top({ type }: { type: BookType }) {
	const m = useMessages(resourceMessages)
	const title = m.books.title(type)
	const cells = bookTypes.map((one) => ({
		label: one,
		link: booksLink(one.toLowerCase()),
		isSelected: one === type,
	}))
	return (
		<div className={frame.top}>
			<Breadcrumb
				items={[
					{ label: m.home, link: { to: '/dashboard' } },
					{ label: m.pages['/resources'].title, link: resourcesLink('/resources') },
					{ label: title },
				]}
			/>
			<header className={classNames(lattice.lattice, css.hero)}>
				<h1>{title}</h1>
				<p>{m.books.descriptions[type]}</p>
			</header>
			<CategoryGrid label={m.books.types} cells={cells} />
		</div>
	)
}
