import type { PlacesFile } from '../../server/src/features/study-material/files/map-file.ts'
import type { Demo } from '../demo.ts'
import { articlesDemo, postsDemo } from './articles.ts'
import { commerceDemos } from './commerce.ts'
import { mainsPapersDemo } from './mains-papers.ts'
import { mockTestDemos } from './mock-tests.ts'
import { answerWritingDemo, mainsDemo, miqDemo } from './questions.ts'
import { resourceDemos } from './resources.ts'
import { sectionDemos } from './sections.ts'
import { siteDemos } from './site.ts'
import { strategyDemos } from './strategy.ts'

/**
 * Is the register of the demos of all kinds, in the order in which they are checked.
 *
 * @param places are those that maps may name
 */
export const demosOf = (places: PlacesFile): Demo[] => [
	answerWritingDemo,
	miqDemo,
	mainsDemo,
	mainsPapersDemo,
	...mockTestDemos,
	articlesDemo,
	postsDemo,
	...sectionDemos(places),
	...strategyDemos,
	...commerceDemos,
	...resourceDemos,
	...siteDemos,
]
