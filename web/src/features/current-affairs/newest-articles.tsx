import type { ApiClient } from '#web/lib/api.ts'
import { declareNearPart, NearPart } from '#web/ui/near-part.tsx'
import './list/article-row.module.css'
import './article-picture.module.css'
import { homeQuery } from './queries.ts'

const part = declareNearPart(homeQuery, async () => (await import('./newest-articles-part.tsx')).NewestArticlesPart)

/** The three newest articles, for the home page, and the way to all. */
export function NewestArticles({ api }: { api: ApiClient }) {
	return <NearPart of={part} api={api} />
}
