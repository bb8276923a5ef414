import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import { MissingPage } from '#web/content/missing-page.tsx'
import { useNoteReading } from '#web/content/use-note-reading.ts'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLateHead } from '#web/lib/use-late-head.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { OnThisTopic } from '../../topics/public.tsx'
import { listTrail } from '../breadcrumb-items.ts'
import { listLink } from '../links.ts'
import { ListFailure } from '../list/list-failure.tsx'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import { articleQuery } from '../queries.ts'
import { ArticleActions } from './article-actions.tsx'
import { ArticleView } from './article-view.tsx'

const route = getRouteApi('/current-affairs/$articleId')

/** The article's route shows the article, the wait for it, why it could not be had, or that there is none. */
export function ArticlePage() {
	const m = useMessages(currentAffairsMessages)
	const { api, origin } = route.useRouteContext()
	const { articleId } = route.useParams()
	const { data, error, isFetching, refetch } = useQuery(articleQuery(api, articleId))
	const { title } = route.useLoaderData()
	useLateHead(route.id, data !== undefined && title === null)
	useNoteReading('current-affairs', data?.data._id)
	if (data) {
		const actions = <ArticleActions api={api} article={data.data} origin={origin} />
		const end = <OnThisTopic kind="current-affairs" id={articleId} />
		return <ArticleView key={articleId} article={data.data} actions={actions} end={end} />
	}
	if (error instanceof ApiError && error.status === 404) return <ArticleMissing />
	return (
		<PageBody top={<Breadcrumb items={listTrail(m, {})} />}>
			{error ? (
				<ListFailure message={messageOf(error, m)} isRetrying={isFetching} onRetry={() => void refetch()} />
			) : (
				<LoadingSheet />
			)}
		</PageBody>
	)
}

const messageOf = (error: unknown, m: { errorOccurred: string }) =>
	(error instanceof ApiError && error.message) || m.errorOccurred

export function ArticleFailure({ error }: ErrorComponentProps) {
	const m = useMessages(currentAffairsMessages)
	const router = useRouter()
	return (
		<PageBody top={<Breadcrumb items={listTrail(m, {})} />}>
			<ListFailure message={messageOf(error, m)} onRetry={() => void router.invalidate()} />
		</PageBody>
	)
}

export function ArticleMissing() {
	const m = useMessages(currentAffairsMessages)
	return (
		<MissingPage
			trail={[...listTrail(m, {}), { label: m.notFoundTitle }]}
			title={m.notFoundTitle}
			text={m.notFoundText}
			wayOut={{ label: m.backToList, link: listLink({}) }}
		/>
	)
}
