import { onTestFinished } from 'vitest'
import { answerBusyOverview } from '../../harness/busy-overview.ts'
import { aPicture } from '../../harness/pictures.ts'
import { postAbout, postsOfThisStory } from '../../harness/posts.ts'
import { aQuestion, askDesk, deleteQuestion, questionAbout, questionOfThisStory } from '../../harness/questions.ts'
import { answerReported } from '../../harness/reported.ts'
import { answerReportedQuestions } from '../../harness/reported-questions.ts'
import type { Entry, Table, Visit } from '../entry.ts'
import { prelimsDeskEntries } from './prelims-desk-entries.ts'

const word = 'Albertmuseum'
const edited = async () => `/admin/answer-writing/${await questionOfThisStory()}`

const editedPost = async () => `/admin/blogs/${(await postsOfThisStory(postAbout('Forts of Amber')))[0]}`

/** Whatever the visit has begun, for the other stories, which count the questions of the demo. */
function forgetDrafts({ page }: Visit) {
	onTestFinished(async () => {
		const { data } = (await askDesk(page, 'GET', '?limit=100')).body
		for (const { id, status } of data) if (status !== 'published') await deleteQuestion(page, id)
	})
}

async function showDrafts(visit: Visit) {
	const { page } = visit
	forgetDrafts(visit)
	await aQuestion(page, word, { isDraft: true })
	const { hindi, ...rest } = questionAbout(word)
	await askDesk(page, 'POST', '', { content: { ...rest, hindi: { ...hindi, answer: '' }, difficulty: null } })
	await page.reload()
	await page.locator('td a').nth(1).waitFor()
}

async function publishTooEarly(visit: Visit) {
	const { page } = visit
	forgetDrafts(visit)
	await page.locator('[name="english.questionText"]').fill(word)
	await page.locator('main header button').last().click()
	await page.locator('[aria-invalid]').first().waitFor({ state: 'attached' })
}

async function meetNewerVersion({ page }: Visit) {
	const id = new URL(page.url()).pathname.split('/').pop()
	await page.locator('[name="english.answer"]').fill('Mine')
	await askDesk(page, 'PATCH', `/${id}`, { version: 1, content: { ...questionAbout('observatory'), marks: 20 } })
	await page.locator('[role=alert] mark').first().waitFor()
}

async function preview({ page }: Visit) {
	await page.locator('main header button:enabled').first().click()
	await page.frameLocator('iframe').locator('h3').waitFor()
}

/** The versions of an entry, and how one differs from what is being typed. */
async function compareVersions({ page, look }: Visit) {
	await page.locator('[name="english.description"]:enabled').fill('Another description.')
	await page.locator('[data-name="english.body"]').waitFor()
	await look('changed')
	await page.getByRole('button', { name: /Versions|संस्करण/ }).click()
	// The newest is what is being typed, once that was saved.
	await page.locator('dialog li button').last().click()
	await page.locator('dialog mark').first().waitFor()
}

/** A row in which nothing is written yet, in the place in which somebody writes. */
async function writeOutline({ page }: Visit) {
	await page.locator('[name="hindi.nodes.2.label"]:enabled').press('Enter')
	await page.locator('[role=tree] [role=treeitem]').nth(3).waitFor({ state: 'attached' })
}

/** Of each kind of block one in which nothing is written yet. */
async function writeBlock({ page }: Visit) {
	const kinds = page.locator('main select').last()
	await page.locator('[name="english.blocks.0.title"]:enabled').waitFor()
	const before = await page.locator('[name$=".title"]').count()
	for (const kind of ['bars', 'compare']) {
		await kinds.selectOption(kind)
		await kinds.locator('xpath=following::button[1]').click()
	}
	await page
		.locator('[name$=".title"]')
		.nth(before + 3)
		.waitFor()
	await page.locator('[data-kind=compare]').last().waitFor()
}

/** A place that is nowhere yet, with a longitude that is none of this map's. */
async function writePlace({ page }: Visit) {
	await page.locator('[name="hindi.places.0.name"]:enabled').press('Enter')
	await page.locator('[name="english.places.1.longitude"]').fill('90')
	await page.locator('[role=application] text').first().waitFor({ state: 'attached' })
}

/** A file with a faulty row, on its way in; the stages after the question are only answered, so that nothing is stored. */
async function importFile({ page, look }: Visit) {
	onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
	let answered = {}
	await page.route(/\/imports\/[\w-]+$/, async (route) => {
		const answer = await route.fetch()
		const { data } = await answer.json()
		await route.fulfill({ json: { success: true, data: { ...data, ...answered } } })
	})
	const lines = ['id,publishedOn,announcement (english)', 'A B,tomorrow,One', ',2026-11-14,Two', ',2026-11-14,Three']
	const choose = (name: string, text: string) =>
		page.locator('input[type=file]:enabled').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
	await choose('wrong.csv', 'colour\nred\n')
	await page.locator('main [role=alert]').waitFor()
	await look('refused')
	await choose('notes.csv', lines.join('\n'))
	await page.locator('main dl').waitFor()
	await page.locator('main summary').first().click()
	await look('checked')
	answered = { status: 'running', mode: 'publish', rowsDone: 2 }
	await page.reload()
	await page.locator('progress').waitFor()
	await look('under way')
	answered = { status: 'failed', mode: 'publish', rowsDone: 2 }
	await page.locator('main button').first().waitFor()
	await look('stopped')
	const failures = [{ number: 3, id: 'two', column: '(hindi)', message: 'The Hindi text is missing' }]
	const outcomes = { stored: 1, drafts: 1, refused: 1 }
	answered = { status: 'done', mode: 'publish', rowsDone: 3, outcomes, failures, failuresTotal: 1 }
	await page.reload()
	await page.locator('main dl').waitFor()
}

/** One picture lacks an alternative text, and a file that is none is refused. */
async function showPictures({ page }: Visit) {
	await aPicture('Albert Hall by night', { altEnglish: 'A lit museum', altHindi: 'रोशनी में संग्रहालय' })
	await aPicture('Albert Hall by day')
	await page.reload()
	await page.locator('main li a').nth(1).waitFor()
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
	await page.locator('[role=alert]').waitFor()
}

/** A picture that a post uses, which the library does not delete. */
async function openPicture(visit: Visit) {
	const { page } = visit
	const { id, picture } = await aPicture('Albert Hall')
	await postsOfThisStory(postAbout('Albert Hall', { picture }))
	await page.goto(`/admin/media?picture=${id}`)
	await page.locator('dialog form').waitFor()
	await page.getByRole('button', { name: /Delete picture|चित्र हटाएँ/ }).click()
	await visit.look('the question whether to delete it')
	await page.locator('dialog fieldset button').first().click()
	await page.locator('dialog [role=alert]').waitFor()
}

/** The pictures to choose from, and one that was chosen. */
async function choosePicture({ page, look }: Visit) {
	const { name } = await aPicture('Albert Hall in the rain')
	await page.locator('button[name=picture]').click()
	const tile = page.locator('dialog li button', { hasText: name })
	await tile.waitFor()
	await look('the pictures')
	await tile.click()
	await page.locator('dialog textarea').first().waitFor()
}

const openDialog =
	(name: RegExp) =>
	async ({ page }: Visit) => {
		await page.locator('main fieldset:enabled').first().waitFor()
		await page.getByRole('button', { name }).click()
		await page.locator('dialog[open]').waitFor()
	}

/** Nothing is reported, and then a comment and a reply are, with the question whether to delete one. */
async function showReportedQuestions({ page, look }: Visit) {
	onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
	await page.locator('main section svg').waitFor()
	await look('no question waits')
	await answerReportedQuestions(page)
	await page.reload()
	await page.locator('main article button').first().waitFor()
	await look('questions that wait')
	await page.goto('/admin/question-reports?state=closed')
	await page.locator('main article').first().waitFor()
}

async function showReported({ page, look }: Visit) {
	onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
	await page.locator('main section svg').waitFor()
	await look('nothing waits')
	await answerReported(page)
	await page.reload()
	await page.locator('main article button').last().click()
	await page.locator('main article fieldset').waitFor()
}

const asEditor = (entry: Entry): Entry => ({ reader: 'content', expectedErrors: /Failed to load resource/, ...entry })

/** Nothing waits, and then much does. */
async function showOverview({ page, look }: Visit) {
	onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
	await page.locator('main table').waitFor()
	await look('nothing waits')
	await answerBusyOverview(page)
	await page.reload()
	await page.locator('main h2').nth(6).waitFor()
}

/** The schedule, and the questions to choose from. */
async function chooseQuestion({ page, look }: Visit) {
	await page.locator('main section ol li').first().waitFor()
	await look('the schedule')
	await page.goto('/admin/daily-questions?from=2031-01-01')
	await page.locator('main section button').first().click()
	await page.locator('dialog li button').first().waitFor()
}

const entries: Entry[] = [
	{ name: 'the first page of the desk', path: '/admin', reader: 'admin', open: showOverview },
	{ name: 'the way of those who evaluate', path: '/admin', reader: 'evaluator' },
	{
		name: 'the way to the desk above the questions',
		path: '/answer-writing-practice',
		open: ({ page }: Visit) => page.locator('a[href*="/answer-writing/new"]').waitFor(),
	},
	{ name: 'drafts', path: '/admin/answer-writing?status=draft', open: showDrafts },
	{
		name: 'a question that is edited',
		path: edited,
		open: ({ page }: Visit) => page.locator('[name="english.answer"]:enabled').waitFor(),
	},
	{ name: 'a new one that may not be published yet', path: '/admin/answer-writing/new', open: publishTooEarly },
	{ name: 'a newer version of somebody else', path: edited, open: meetNewerVersion },
	{ name: 'the preview', path: edited, open: preview },
	{
		name: 'a list of entries, some of which are chosen',
		path: '/admin/blogs?needs=hindi',
		open: async ({ page, look }: Visit) => {
			await page
				.getByText(/^(Nothing found|कुछ नहीं मिला)$/)
				.first()
				.waitFor()
			await look('nothing is found')
			await page.getByRole('checkbox').uncheck()
			await page.locator('td a').first().waitFor()
			await look('a list of entries')
			await page.locator('td input').first().check()
			await page.locator('td input').nth(1).check()
		},
	},
	{ name: 'an entry of any kind, and what it was', path: editedPost, open: compareVersions },
	{
		name: 'a new entry in parts',
		path: '/admin/miq/new',
		open: ({ page }: Visit) => page.locator('[name="english.parts.0.question"]:enabled').waitFor({ state: 'attached' }),
	},
	{
		name: 'the outline of a mind map, and the map beside it',
		path: '/admin/mind-map/freedom-movement-in-rajasthan-from-1857-to-1947',
		open: writeOutline,
	},
	{
		name: 'the blocks of an infographic, and the poster beside them',
		path: '/admin/infographics/rajasthan-at-a-glance',
		open: writeBlock,
	},
	{
		name: 'the places of a map, and the map beside them',
		path: '/admin/learning-through-map/forts-of-rajasthan-on-the-map',
		open: writePlace,
	},
	...prelimsDeskEntries,
	{ name: 'a file that is brought in', path: '/admin/announcements/import', open: importFile },
	{ name: 'a time to publish at', path: '/admin/blogs/new', open: openDialog(/Schedule|समय तय/) },
	{ name: 'the keys of the editor', path: '/admin/blogs/new', open: openDialog(/Keyboard|कीबोर्ड/) },
	{ name: 'the pictures of content', path: '/admin/media', open: showPictures },
	{ name: 'the questions of days', path: '/admin/daily-questions', open: chooseQuestion },
	{ name: 'a picture that is used', path: '/admin/media', open: openPicture },
	{ name: 'the choice of a picture', path: '/admin/blogs/new', open: choosePicture },
	{ name: 'reported comments', path: '/admin/comments', reader: 'admin', open: showReported },
	{ name: 'reported questions', path: '/admin/question-reports', open: showReportedQuestions },
	{
		name: 'an entry that is not there',
		path: '/admin/blogs/no-such-post',
		open: ({ page }: Visit) => page.locator('main a[href^="/admin/blogs"]').waitFor(),
	},
]

export const deskPages: Table = entries.map(asEditor)
