import type { ArticleCard } from '@aravalli/shared/current-affairs/contract'
import { formatDay } from '@aravalli/shared/format-day'
import { useQuery } from '@tanstack/react-query'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { cardTexts } from './article-texts.ts'
import { articleLink, listPath, loginLink } from './links.ts'
import { ListFailure } from './list/list-failure.tsx'
import { messages as currentAffairsMessages } from './messages.en.ts'
import { homeQuery } from './queries.ts'

/** Shows the newest articles below a title that leads to all of them. */
export function NewestArticles({ api }: { api: ApiClient }) {
	const m = useMessages(currentAffairsMessages)
	return (
		<section aria-labelledby="current-affairs">
			<SectionTitle id="current-affairs" title={m.title} href={listPath} label={m.viewAll} />
			<Rows api={api} />
		</section>
	)
}

function Rows({ api }: { api: ApiClient }) {
	const m = useMessages(currentAffairsMessages)
	const { data, error, isFetching, refetch } = useQuery(homeQuery(api))
	const articles = useLatest(data)?.data
	if (!articles) {
		if (!error) return <LoadingSheet />
		const message = (error instanceof ApiError && error.message) || m.errorOccurred
		return <ListFailure message={message} isRetrying={isFetching} onRetry={() => void refetch()} />
	}
	if (articles.length === 0) {
		return (
			<Sheet>
				<EmptyState title={m.noArticles} />
			</Sheet>
		)
	}
	return (
		<Sheet as="ul">
			{articles.map((article) => (
				<ArticleLine key={article._id} article={article} />
			))}
		</Sheet>
	)
}

function ArticleLine({ article }: { article: ArticleCard }) {
	const m = useMessages(currentAffairsMessages)
	const language = useLanguage()
	const { title, lang } = cardTexts(article, language)
	const { _id, category, date, isLocked } = article
	const facts = [m.categories[category], formatDay(date, language), ...(isLocked ? [m.login] : [])]
	return (
		<LinkRow
			href={linkAddress(isLocked ? loginLink(_id) : articleLink(_id))}
			title={title}
			lang={lang}
			below={facts.join(' · ')}
		/>
	)
}
