import { announcementKind, bannerKind } from '@aravalli/shared/announcements/kinds'
import { reviewKind, testimonialKind } from '@aravalli/shared/voices/kinds'
import type { ServerKind } from './content/server-kind.ts'
import { serverPosts } from './features/blogs/post-kind.ts'
import { serverArticles } from './features/current-affairs/server-kind.ts'
import { serverMiq } from './features/miq/miq-kind.ts'
import { serverSections } from './features/study-material/section-kinds.ts'

/** Lists all kinds of content with what the server does for them. */
export const kinds: readonly ServerKind[] = [
	serverArticles,
	...Object.values(serverSections),
	serverPosts,
	serverMiq,
	{ kind: testimonialKind },
	{ kind: reviewKind },
	{ kind: bannerKind },
	{ kind: announcementKind },
]
