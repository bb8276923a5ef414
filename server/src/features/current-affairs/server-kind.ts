import { articleKind } from '@aravalli/shared/current-affairs/kind'
import { deriveReadMinutes } from '../../content/reading-time.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import { forgetCompilations } from './compilations/forget-compilations.ts'
import { lockedArticles } from './locked-articles.ts'

/** What the server does for articles. */
export const serverArticles = {
	kind: articleKind,
	derive: deriveReadMinutes,
	lockedIds: lockedArticles,
	onChange: forgetCompilations,
} as const satisfies ServerKind
