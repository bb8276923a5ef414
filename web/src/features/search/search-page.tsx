import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { isSearchTooLong } from '#web/content/list-search.ts'
import { messages as contentMessages } from '#web/content/messages.en.ts'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as searchMessages } from './messages.en.ts'
import { isAsking, searchQuery } from './queries.ts'
import { type SearchAddress, searchLink } from './search-address.ts'
import { SearchBox } from './search-box.tsx'
import css from './search-page.module.css'
import { SearchResults } from './search-results.tsx'
import { SearchTips } from './search-tips.tsx'
import { useSearchFocus } from './use-search-focus.ts'

interface SearchPageProps {
	api: ApiClient
	address: SearchAddress
}

/** Searches all content. */
export function SearchPage({ api, address }: SearchPageProps) {
	return (
		<Frame address={address}>
			<Found api={api} address={address} />
		</Frame>
	)
}

interface SearchPageFailureProps extends ErrorComponentProps {
	address: SearchAddress
}

/** Stands where the server could not search. */
export function SearchPageFailure({ error, address }: SearchPageFailureProps) {
	const router = useRouter()
	return (
		<Frame address={address}>
			<Sheet>
				<LoadFailure error={error} onRetry={() => void router.invalidate()} />
			</Sheet>
		</Frame>
	)
}

interface FrameProps {
	address: SearchAddress
	children: ReactNode
}

function Frame({ address, children }: FrameProps) {
	const m = useMessages(searchMessages)
	const { home } = useMessages(contentMessages)
	const container = useRef<HTMLDivElement>(null)
	useSearchFocus(address.q !== undefined)
	useKeptFocus(container)
	return (
		<PageBody
			top={
				<div className={css.top}>
					<Breadcrumb
						items={[
							{ label: home, link: { to: '/dashboard' } },
							{ label: m.title, link: searchLink({}) },
						]}
					/>
					<PageHeading title={m.title}>{m.subtitle}</PageHeading>
					<SearchBox {...address} />
				</div>
			}
		>
			<div ref={container} tabIndex={-1} className={css.results}>
				{children}
			</div>
		</PageBody>
	)
}

function Found({ api, address }: SearchPageProps) {
	const { searchTooLong } = useMessages(contentMessages)
	const query = useQuery({
		...searchQuery(api, useLanguage(), address),
		enabled: isAsking(address),
		// The last results stay while somebody types on, and say what they were found for.
		select: (answer) => ({ answer, asked: address }),
	})
	if (isSearchTooLong(address.q)) return <Note kind="error">{searchTooLong}</Note>
	if (!isAsking(address)) return <SearchTips />
	return <ListFrame query={query}>{(found) => <SearchResults {...found} />}</ListFrame>
}
