import { comingSoonPages } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { articleCategories } from '@aravalli/shared/current-affairs/article'
import { mainsSubjects } from '@aravalli/shared/mains-subjects'
import { miqPapers } from '@aravalli/shared/miq/question'
import { prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import { difficulties, paperCategories } from '@aravalli/shared/questions/question'
import { prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { allPapers, papers } from '@aravalli/shared/study-material/section'
import { sections } from '@aravalli/shared/study-sections'
import { topicIds } from '@aravalli/shared/topics'
import type { SharedPage } from './platform/pages/shared-address.ts'

const category = { default: 'ALL_PAPERS', pattern: new RegExp(`^(${paperCategories.join('|')})$`) }
const miqPaper = { default: 'ALL_PAPERS', pattern: new RegExp(`^(${miqPapers.join('|')})$`) }
/** Without the days: what is today's is another day's tomorrow, and there is no end to days of one's own. */
const articleCategory = { default: 'all', pattern: new RegExp(`^(${articleCategories.join('|')})$`) }
/** Deeper pages are rarely read; storing them would push out what everybody reads. */
const page = { default: '1', pattern: /^[1-9]\d?$/ }

const tab = { default: prelimsTabs[0], pattern: new RegExp(`^(${prelimsTabs.join('|')})$`) }

/** With an id in the address there would be no end to them. */
const comingSoonPaths = comingSoonPages.filter(({ path, access }) => access === 'public' && !path.includes('$'))

/** A topic is not stored: there is no end to them. */
const mainsTab = { default: 'practice', pattern: /^(pyq|miq)$/ }
const year = { default: '', pattern: /^20\d\d$/ }
const practiceSet = { default: '', pattern: /^[1-9]\d?$/ }
const subject = { default: '', pattern: new RegExp(`^(${mainsSubjects.join('|')})$`) }

const prelimsSubject = { default: '', pattern: new RegExp(`^(${prelimsSubjects.join('|')})$`) }
const difficulty = { default: '', pattern: new RegExp(`^(${difficulties.join('|')})$`) }
const sheetSize = { default: '10', pattern: /^(20|50)$/ }

const section = sections.join('|')
const paper = [...papers, allPapers].join('|')

/** The pages that look the same to everybody without a session. Searches are not stored: there is no end to them. */
export const sharedPages: SharedPage[] = [
	{ path: /^\/(dashboard)?$/, keys: {} },
	{ path: /^\/answer-writing-practice$/, keys: { category, page } },
	{ path: /^\/answer-writing-practice\/[a-z0-9-]{1,120}$/, keys: { category, page } },
	{ path: /^\/current-affairs$/, keys: { category: articleCategory, page } },
	{ path: /^\/current-affairs\/[a-z0-9-]{1,120}$/, keys: {} },
	{ path: /^\/blogs$/, keys: { page } },
	{ path: /^\/blogs\/[a-z0-9-]{1,120}$/, keys: {} },
	{ path: new RegExp(`^/(${section})-select$`), keys: {} },
	{ path: new RegExp(`^/(${section})/(${paper})$`), keys: { page } },
	{ path: new RegExp(`^/(${section})/(?!(?:${paper})$)[a-z0-9-]{1,120}$`), keys: {} },
	{ path: /^\/search$/, keys: {} },
	// There is a page for each topic of the list, and no end to other names.
	{ path: new RegExp(`^/topics/(${topicIds.join('|')})$`), keys: {} },
	{ path: /^\/(about|help|contact|privacy-policy|terms-conditions|refund-policy)$/, keys: {} },
	{ path: /^\/prelims-syllabus-strategy$/, keys: { tab } },
	{ path: /^\/(prelims(-(syllabus|success-tips|high-probability|faq))?|dmpp(-routine)?)$/, keys: {} },
	{ path: /^\/mains(-(syllabus|answer-writing|exam-hall-tips|faq))?$/, keys: {} },
	{ path: /^\/mains-practice$/, keys: { tab: mainsTab, year, set: practiceSet, subject, page } },
	{ path: /^\/mains-mock-tests$/, keys: { page } },
	{ path: /^\/mains-mock-tests\/[a-z0-9-]{1,120}$/, keys: {} },
	{ path: /^\/mains-questions$/, keys: { subject, page } },
	{ path: /^\/mains-miq(\/[a-z0-9-]{1,120})?$/, keys: { paper: miqPaper, page } },
	{ path: /^\/prelims-(practice|miq)$/, keys: { subject: prelimsSubject, difficulty, count: sheetSize, page } },
	{ path: /^\/design-system$/, keys: {} },
	// With `redirect` the page's own links carry it: there is no end to them, and they are not stored.
	{ path: /^\/login$/, keys: { mode: { default: 'login', pattern: /^register$/ } } },
	{ path: new RegExp(`^(${comingSoonPaths.map(({ path }) => path).join('|')})$`), keys: {} },
]
