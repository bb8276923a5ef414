import type { ArticleCard } from '@aravalli/shared/current-affairs/contract'
import type { Pagination } from '@aravalli/shared/endpoint'
import { useQuery } from '@tanstack/react-query'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { listLink, pageLink } from '../links.ts'
import type { ArticleSearch } from '../list-search.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import { articlesQuery } from '../queries.ts'
import { ArticleDays } from './article-days.tsx'
import css from './article-list-page.module.css'
import { LeadArticle } from './lead-article.tsx'
import { ListFailure } from './list-failure.tsx'
import { isAsking, isRangeUntouched } from './own-range.ts'

interface ArticleListProps {
	api: ApiClient
	list: ArticleSearch
}

/**
 * Shows the articles that the address asks for. While another page of them is on its way, or cannot be had, the last
 * one stays. It wants a key for category and days: another list's articles would contradict what is chosen above them.
 */
export function ArticleList({ api, list }: ArticleListProps) {
	const m = useMessages(currentAffairsMessages)
	const isAsked = isAsking(list)
	const { data, error, isFetching, refetch } = useQuery({ ...articlesQuery(api, list), enabled: isAsked })
	const answer = useLatest(data)
	if (!isAsked) return <Note>{isRangeUntouched(list) ? m.chooseDates : m.mendDates}</Note>
	const failure = error && (
		<ListFailure
			message={(error instanceof ApiError && error.message) || m.errorOccurred}
			isRetrying={isFetching}
			onRetry={() => void refetch()}
		/>
	)
	if (!answer) return failure || <LoadingSheet />
	return (
		<section className={css.section} aria-busy={!data && isFetching}>
			{failure}
			<Summary pagination={answer.pagination} />
			<Articles list={list} articles={answer.data} pagination={answer.pagination} />
		</section>
	)
}

interface ArticlesProps {
	list: ArticleSearch
	articles: ArticleCard[]
	pagination: Pagination
}

function Articles({ list, articles, pagination: { total, page, totalPages } }: ArticlesProps) {
	const [first, ...rest] = articles
	if (!first) return <EmptyList isPastEnd={total > 0} />
	return (
		<>
			{page === 1 && <LeadArticle article={first} />}
			<ArticleDays articles={page === 1 ? rest : articles} />
			{totalPages > 1 && <Pager page={page} totalPages={totalPages} linkTo={(to) => pageLink(list, to)} />}
		</>
	)
}

function Summary({ pagination: { total, page, totalPages } }: { pagination: Pagination }) {
	const m = useMessages(currentAffairsMessages)
	return (
		<ListHeader aside={total > 0 && m.newestFirst}>
			<b>{m.articles(formatCount(total), total === 1)}</b>
			{page > 1 && page <= totalPages && <span className="visuallyHidden"> {m.pageNumber(page)}</span>}
		</ListHeader>
	)
}

function EmptyList({ isPastEnd }: { isPastEnd: boolean }) {
	const m = useMessages(currentAffairsMessages)
	return (
		<Sheet>
			<EmptyState
				title={m.noArticles}
				text={isPastEnd ? m.pastEnd : m.noArticlesText}
				action={
					<PageLink link={listLink({})} className={buttonClass()}>
						{m.showAll}
					</PageLink>
				}
			/>
		</Sheet>
	)
}
