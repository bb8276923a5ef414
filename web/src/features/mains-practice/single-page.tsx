import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { practiceTrail } from './breadcrumb-items.ts'
import type { MainsSearch } from './list-search.ts'
import { listOf, practiceLink } from './mains-links.ts'
import { messages as mainsMessages } from './messages.en.ts'

export const SingleView = lazyPart(() => import('./single/single-view.tsx').then((part) => part.SingleView))

interface SinglePageProps {
	search: MainsSearch
	questionId: string
}

/**
 * Shows one question at a time, with its clock and a place to answer, in the place of the list. It needs the page's
 * script.
 */
export function SinglePage({ search, questionId }: SinglePageProps) {
	const m = useMessages(mainsMessages)
	const isHydrated = useIsHydrated()
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={practiceTrail(m)} />
					<PageHeading title={m.title} />
				</>
			}
		>
			<p className="needsNoScript">
				<PageLink link={practiceLink(listOf(search))}>{m.needsScript}</PageLink>
			</p>
			<div className="needsScript">
				{isHydrated ? <SingleView search={search} questionId={questionId} /> : <LoadingSheet />}
			</div>
		</PageBody>
	)
}
