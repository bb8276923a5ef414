import { kinds as declared } from '@aravalli/shared/kinds'
import type { ServerKind } from './content/server-kind.ts'
import { serverAnswerWriting } from './features/answer-writing/question-kind.ts'
import { serverPosts } from './features/blogs/post-kind.ts'
import { serverLectures, serverMaterials } from './features/courses/course-kinds.ts'
import { serverArticles } from './features/current-affairs/server-kind.ts'
import { serverMains } from './features/mains-practice/mains-kind.ts'
import { serverMiq } from './features/miq/miq-kind.ts'
import { serverPrelims } from './features/prelims-practice/prelims-kind.ts'
import {
	serverBooklets,
	serverBooks,
	serverPracticePapers,
	serverTopperCopies,
} from './features/resources/resource-kinds.ts'
import { serverSections } from './features/study-material/section-kinds.ts'

/** Are those for which the server does more than their declaration says. */
const extended: readonly ServerKind[] = [
	serverAnswerWriting,
	serverArticles,
	...Object.values(serverSections),
	serverPosts,
	serverMiq,
	serverMains,
	serverPrelims,
	serverLectures,
	serverMaterials,
	serverBooks,
	serverBooklets,
	serverTopperCopies,
	serverPracticePapers,
]

/** Lists all kinds of content with what the server does for them. */
export const kinds: readonly ServerKind[] = declared.map(
	(kind) => extended.find((own) => own.kind === kind) ?? { kind },
)
