import { articleKind } from '@aravalli/shared/current-affairs/kind'
import { deriveReadMinutes } from '../../content/reading-time.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import { forgetCompilations } from './compilations/forget-compilations.ts'
import { lockedArticles } from './locked-articles.ts'

/** Relates articles by their tags in English, which every article has, in any case of letters. */
export const tagTerms = ({ english }: { english: { tags?: unknown } }) => [
	...new Set((english.tags as string[]).map((tag) => `tag:${tag.toLowerCase()}`)),
]

/** What the server does for articles. */
export const serverArticles = {
	kind: articleKind,
	derive: deriveReadMinutes,
	terms: tagTerms,
	lockedIds: lockedArticles,
	onChange: forgetCompilations,
} as const satisfies ServerKind
