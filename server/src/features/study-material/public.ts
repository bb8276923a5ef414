import { allPapers, papersOf } from '@aravalli/shared/study-material/section'
import { sections } from '@aravalli/shared/study-sections'
import type { PublicPage } from '../../platform/sharing/public-pages.ts'
import { sectionNames } from './study-words.ts'

/** Names where papers are chosen, and their lists; the pictures of the latter are this feature's own. */
export const studyPages: PublicPage[] = sections.flatMap((section) => [
	{ path: `/${section}-select`, title: sectionNames[section] },
	...[...papersOf(section), allPapers].map((paper) => ({ path: `/${section}/${paper}`, title: sectionNames[section] })),
])
