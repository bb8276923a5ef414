import { noisePicture } from '../../harness/noise-picture.ts'
import type { Table, Visit } from '../entry.ts'

const refused = /Failed to load resource|ERR_/
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const question = (questionId: string, difficulty: string, changes: object = {}) => ({
	questionId,
	questionText: 'राजस्थान में भूजल संकट जितना भूविज्ञान का विषय है, उतना ही शासन का भी। परीक्षण कीजिए।',
	paperCategory: 'GS_PAPER_1',
	difficulty,
	marks: 10,
	wordLimit: 100,
	isFallback: false,
	copyId: null,
	state: null,
	pageCount: 0,
	...changes,
})

const paper = (questionId: string, changes: object) => ({
	...question(questionId, 'MEDIUM', { questionText: 'सामान्य अध्ययन प्रश्नपत्र 1: मॉक टेस्ट 1', marks: 200 }),
	...{ day: '2026-11-28', uploadUntil: later(40), sendableUntil: later(20_000), ...changes },
})

const today = (changes: object = {}) => ({
	day: '2026-11-29',
	closesAt: later(130),
	isClosed: false,
	plan: {
		...{ subscriptionId: 's1', title: 'Monthly', endsAt: later(50_000), isTrial: false, feedbackHours: 24 },
		...{ leftToday: 3, left: null },
	},
	hadPlan: true,
	credits: 1,
	questions: [
		question('open', 'EASY'),
		question('begun', 'MEDIUM', { copyId: 'c1', state: 'draft', pageCount: 2 }),
		question('sent', 'HARD', { copyId: 'c2', state: 'waiting', pageCount: 3 }),
		question('back', 'HARD', { copyId: 'c3', state: 'returned', pageCount: 3, isFallback: true }),
	],
	catchUp: [{ ...question('missed', 'EASY'), day: '2026-11-27' }],
	papers: [
		paper('mains-papers/open', { refusal: null, refusalText: null }),
		paper('mains-papers/beyond', {
			refusal: 'copy.paper-beyond-plan',
			refusalText: 'A whole paper counts as all its questions, and your plan has fewer evaluations left.',
		}),
	],
	...changes,
})

const card = (copyId: string, state: string, changes: object = {}) => ({
	...{ copyId, state, label: state === 'draft' ? '' : `RAS-${copyId}`, question: question('begun', 'MEDIUM') },
	...{ day: '2026-11-29', pageCount: 3, isOverdue: false, total: null, isSample: false, isReEvaluated: false },
	...(state === 'draft'
		? { submittedAt: null, dueAt: null }
		: { submittedAt: '2026-11-29T08:00:00.000Z', dueAt: '2026-12-01T08:00:00.000Z' }),
	...{ startedAt: null, returnedAt: null },
	...changes,
})

const page = (pageId: string, changes: object = {}) => ({
	...{ pageId, state: 'ready', refusal: null, refusalText: null, fileName: `${pageId}.jpg`, uploadKey: pageId },
	...{ width: 1200, height: 1600, turn: 0, crop: null, warnings: [], booklet: null, version: 'v' },
	...changes,
})
const booklet = { page: 2, pages: 4, belongs: 'here', questionText: null }

const pages = [
	page('p1', { booklet }),
	page('p2', { warnings: ['blurred', 'dark'] }),
	page('p3', { state: 'reading', width: null, height: null }),
	page('p4', { state: 'refused', refusal: 'copy.pdf-protected', refusalText: 'This PDF is protected by a password.' }),
	page('p5', { booklet: { ...booklet, belongs: 'other-question', questionText: 'भूजल का स्तर क्यों गिर रहा है?' } }),
]

const copy = (state: string, changes: object = {}) => ({
	...card('c1', state),
	...{ pages, closesAt: later(130), sendableUntil: later(160), missingBookletPages: [1, 3], hasCredit: false },
	moved: [
		{ questionId: 'open', day: '2026-11-29', questionText: 'भूजल का स्तर क्यों गिर रहा है?', uploadKeys: ['p9'], pages: 2 },
	],
	...changes,
})

const json = ({ page: shown }: Visit, path: string, data: unknown, more: object = {}) =>
	shown.route(path, (route) => route.fulfill({ json: { success: true, data, ...more } }))

/** The server has sent the page of somebody without a plan; what it is told next is made up. */
async function showToday(visit: Visit, changes: object = {}) {
	await json(visit, '**/api/answersheet/today?*', today(changes))
	await visit.page.reload()
}

async function showStates(visit: Visit) {
	await showToday(visit)
	await visit.page.locator('main a[href*="missed"]').first().waitFor()
	await visit.look('each state')
	await showToday(visit, { isClosed: true, closesAt: later(-5), questions: [], catchUp: [] })
	await visit.page.locator('main a[href="/answer-writing-practice"]').waitFor()
}

async function showPages(visit: Visit) {
	const { page: shown } = visit
	await shown.route('**/api/answersheet/c1/pages/**', (route) =>
		route.fulfill({ body: noisePicture(120, 160), contentType: 'image/png' }),
	)
	await json(visit, '**/api/answersheet/c1?*', copy('draft'))
	await showToday(visit)
	await shown.locator('li[data-page]').nth(4).waitFor()
	await visit.look('pages in each state')
	await shown.route('**/api/answersheet/drafts?*', (route) => route.abort())
	await shown
		.locator('input[type=file][multiple]')
		.first()
		.setInputFiles([
			{ name: 'photo.png', mimeType: 'image/png', buffer: noisePicture(300, 400) },
			{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no page') },
		])
	await shown.locator('li[data-page] img[src^="data:"]').waitFor()
	await shown.getByRole('button', { name: /^(Send answer|उत्तर भेजें)/ }).press('Enter')
	await visit.look('a photo without a network')
	await shown
		.locator('li[data-page]')
		.last()
		.getByRole('button', { name: /^(Crop|काटें)/ })
		.click()
	await shown.getByRole('slider').first().waitFor()
}

async function showSent(visit: Visit) {
	await json(visit, '**/api/answersheet/c1?*', copy('waiting'))
	await showToday(visit)
	await visit.page.getByText('RAS-c1').waitFor()
}

async function showHistory(visit: Visit) {
	const returned = { returnedAt: '2026-11-30T08:00:00.000Z', total: 6.5, isReEvaluated: true }
	const copies = [
		...[card('c1', 'draft'), card('c2', 'waiting', { isOverdue: true }), card('c3', 'evaluating', { isSample: true })],
		card('c4', 'returned', returned),
	]
	const pagination = { page: 1, limit: 10, total: 24, totalPages: 3, isTotalCapped: false }
	await json(visit, '**/api/answersheet?*', copies, { pagination })
	const { page: shown } = visit
	await shown.reload()
	await shown.getByText('RAS-c4').first().waitFor()
	await visit.look('all answers')
	await shown.route('**/api/answersheet?*', (route) => route.abort())
	await shown.locator('main nav a[href*="state=returned"]').click()
	await shown.getByRole('alert').waitFor()
}

export const answerCopyPages: Table = [
	{ name: 'what a plan gives', path: '/upload-answersheet', reader: 'newcomer' },
	{ name: 'the questions of today', path: '/upload-answersheet?from=payment', reader: 'subscriber' },
	{ name: 'how far each answer is', path: '/upload-answersheet', reader: 'learner', open: showStates },
	{
		name: 'the pages of an answer',
		path: '/upload-answersheet?question=begun',
		reader: 'learner',
		open: showPages,
		expectedErrors: refused,
	},
	{ name: 'an answer that is sent', path: '/upload-answersheet?question=begun', reader: 'learner', open: showSent },
	{ name: 'the answers of somebody new', path: '/upload-answersheet/history', reader: 'newcomer' },
	{
		name: 'answers that cannot be had',
		path: '/upload-answersheet/history',
		reader: 'learner',
		open: showHistory,
		expectedErrors: refused,
	},
]
