import { formatDay } from '@aravalli/shared/format-day'
import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { LinkRow } from '#web/ui/link-row.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as readingsMessages } from './messages.en.ts'
import { unreadArticlesQuery } from './queries.ts'

/** Shows the newest articles that a learner has not opened, and nothing to whoever has read them. */
export function UnreadArticles({ api }: { api: ApiClient }) {
	const m = useMessages(readingsMessages)
	const language = useLanguage()
	const { data } = useQuery(unreadArticlesQuery(api, language))
	const articles = useLatest(data)?.data ?? []
	if (articles.length === 0) return null
	return (
		<section aria-labelledby="unread">
			<SectionTitle id="unread" title={m.unread} href="/current-affairs" label={m.allArticles} />
			<Sheet as="ul">
				{articles.map(({ itemId, title, path, isFallback, listedOn }) => (
					<LinkRow
						key={itemId}
						href={path}
						title={title}
						lang={isFallback ? 'en' : undefined}
						below={formatDay(listedOn, language)}
					/>
				))}
			</Sheet>
		</section>
	)
}
