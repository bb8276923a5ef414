import type { ApiClient } from '#web/lib/api.ts'
import { declareNearPart, NearPart } from '#web/ui/near-part.tsx'
import picture from './article-picture.module.css'
import row from './list/article-row.module.css'
import { homeQuery } from './queries.ts'

const code = declareNearPart(homeQuery, async () => (await import('./newest-articles-part.tsx')).NewestArticlesPart)
/** With the sheets of its rows, which the bundler would leave out where nothing names them: the page shows them before the code comes. */
const part = Object.assign(code, { styles: [row, picture] })

/** The three newest articles, for the home page, and the way to all. */
export function NewestArticles({ api }: { api: ApiClient }) {
	return <NearPart of={part} api={api} />
}
