import { suggestedMinutes } from '@aravalli/shared/questions/answer-size'
import { describe, expect, it } from 'vitest'
import { plantedContent } from '../planted-content.ts'

const content = plantedContent()

type Json = ReturnType<typeof JSON.parse>
type Plant = [path: string, problem: string, change: (file: Json) => unknown]

const question = 'answer-writing/gs-paper-1/dual-aspect-accounting-concept.json'
const miq = 'miq/gs-paper-2/chambal-ravines-reclamation.json'
const mains = 'mains-practice/set-h/writs-in-a-sentence.json'
const article = 'current-affairs/great-indian-bustard-godawan.json'
const post = 'blogs/using-maps-of-rajasthan.json'
const notes = 'study-material/to-the-point/folk-deities-of-rajasthan.json'
const mindMap = 'study-material/mind-map/parliament-houses-sessions-bills-and-committees.json'
const graphic = 'study-material/infographics/how-a-bill-becomes-law.json'
const map = 'study-material/learning-through-map/forts-of-rajasthan-on-the-map.json'
const capsule = 'study-material/mains-answer-enrichment-capsule/federalism-articles-commissions-and-judgments.json'
const tab = 'strategy/prelims/strategy.json'
const paper = 'strategy/syllabus/gs-paper-1.json'
const monday = 'strategy/routine/monday.json'
const banner = 'announcements/banners/essay.json'
const notice = 'announcements/notices/b-read-comfortably.json'
const testimonial = 'voices/testimonials/sunita-meena.json'
const review = 'voices/reviews/lata-damor.json'

const lecture = 'courses/lectures/aravalli-range.json'
const plan = 'evaluation-plans/monthly.json'
const call = 'expert-sessions/mentorship-calls/weekly-call.json'

const pair = { english: 'A', hindi: 'क' }

/** Gives a text of so many words in both languages, in two lines. */
const words = (count: number) => ({
	english: ['grove', Array.from({ length: count - 1 }, () => 'grove').join(' ')],
	hindi: ['वन', Array.from({ length: count - 1 }, () => 'वन').join(' ')],
})

const plants: Record<string, Plant[]> = {
	'a question for answer writing': [
		[question, '7 marks do not go with 15 words in GS_PAPER_1; none would', (file) => (file.marks = 7)],
		[question, 'hindi.marksSplit marks-split (2)', (file) => (file.marksSplit.hindi[0] = '9: सब')],
		[question, '2 marks do not go with 16 words in GS_PAPER_1; 15 would', (file) => (file.wordLimit = 16)],
		[question, '2 marks go with 2 minutes', (file) => (file.timeLimitMinutes = 4)],
		[question, '2 marks do not go with 15 words in ESSAY', (file) => (file.paperCategory = 'ESSAY')],
		[question, 'has 1 entries in tags; 2 to 5 are wanted', (file) => (file.tags = { english: ['A'], hindi: ['क'] })],
		[
			question,
			'the tag “The aspects of it” has more than 3 words',
			(file) => (file.tags.english[0] = 'The aspects of it'),
		],
		[question, 'the tag “इसके दो समान पक्ष” has more than 3 words', (file) => (file.tags.hindi[0] = 'इसके दो समान पक्ष')],
		[question, 'answer line: 2 in English and 1 in Hindi', (file) => file.answer.english.push('It is.')],
		[question, 'answer has 16 words in hindi; 15 are asked for', (file) => (file.answer = words(16))],
		[question, 'answer has 11 words in english; 15 are asked for', (file) => (file.answer = words(11))],
	],
	'a most important question': [
		[miq, '25 marks do not go with', (file) => (file.marks = 25)],
		[miq, 'is not marked as most important', (file) => (file.isMostImportant = false)],
		[miq, 'marks go with', (file) => (file.durationMinutes = 1)],
		[miq, 'is for the examination of 2024, but comes out in 2026', (file) => (file.year = 2024)],
		[miq, 'is for the examination of 2028, but comes out in 2026', (file) => (file.year = 2028)],
		[miq, 'has 5 entries in parts; 1 to 4 are wanted', (file) => (file.parts = Array(5).fill(file.parts[0]))],
		[miq, 'has 0 entries in tags; 2 to 6 are wanted', (file) => (file.tags = { english: [], hindi: [] })],
		[miq, 'has 7 entries in tags; 2 to 6 are wanted', (file) => (file.tags.english = [...'ABCDEFG'])],
		[miq, 'tags 1 has words in one language only', (file) => (file.tags.hindi[0] = '…')],
		[miq, 'parts 1 question has Devanagari letters (english)', (file) => (file.parts[0].question.english = 'ओरण')],
		[miq, 'parts 1 answer has 999 words in english', (file) => (file.parts[0].answer = words(999))],
	],
	'a question of the mains': [
		[mains, 'parts 2: 2 marks do not go with 50 words in paper3; 15 would', (file) => (file.parts[1].wordLimit = 50)],
		[mains, 'parts 1: 15 marks do not go with 15 words', (file) => (file.parts[0].marks = 15)],
		[mains, 'parts 2: answer has 16 words in hindi; 15 are asked for', (file) => (file.parts[1].answer = words(16))],
		[mains, 'parts 2: answer has 11 words in english; 15 are asked for', (file) => (file.parts[1].answer = words(11))],
		[mains, 'has 5 entries in parts; 1 to 4 are wanted', (file) => (file.parts = Array(5).fill(file.parts[0]))],
		[mains, 'none of its topics belongs to polity', (file) => (file.topics = ['yoga'])],
		[mains, 'practiceSet Too small', (file) => (file.practiceSet = 0)],
		[mains, 'belongs into set-b/', (file) => (file.practiceSet = 2)],
	],
	'an article': [
		[article, 'names no source', (file) => (file.writtenOn = '2026-11-28')],
		[article, 'has a cover in rose; environment is teal', (file) => (file.cover.palette = 'rose')],
		[article, 'has 2 entries in keyPoints; 3 to 5 are wanted', (file) => (file.english.keyPoints.length = 2)],
		[article, 'tags: ', (file) => file.tags.english.pop()],
		[article, 'prelims Too small', (file) => (file.english.prelims = '')],
	],
	'a post': [
		[post, 'daysAgo Too small', (file) => (file.daysAgo = -1)],
		[post, 'has a cover in pink, which is no palette', (file) => (file.cover.palette = 'pink')],
		[post, 'has a cover of dragon, which nobody has drawn', (file) => (file.cover.object = 'dragon')],
		[post, 'blocks in English and', (file) => file.hindi.body.pop()],
		[
			post,
			'has 0 chapters in body; 2 to 4 are wanted',
			({ english, hindi }) => (english.body = hindi.body = ['<p>2</p>']),
		],
	],
	'study material': [
		[notes, 'has 4 entries in quiz; 5 to 8 are wanted', (file) => (file.quiz.length = 4)],
		[notes, 'quiz 1 question does not end with a question mark', (file) => (file.quiz[0].question = pair)],
		[
			notes,
			'quiz 1 answer has 421 characters (hindi); at most 420',
			(file) => (file.quiz[0].answer.hindi = 'क'.repeat(421)),
		],
		[notes, 'heading has 81 characters (english); at most 80', (file) => (file.english.heading = 'a'.repeat(81))],
		[notes, 'description has 261 characters (hindi)', (file) => (file.hindi.description = 'क'.repeat(261))],
		[notes, 'has a cover in pink, which is no palette', (file) => (file.cover.palette = 'pink')],
		[notes, 'has 0 chapters in body; 4 to 7', ({ body }) => (body.english = body.hindi = ['<p>2</p>'])],
		[notes, 'Unrecognized key', (file) => (file.body.german = [])],
		[notes, 'topics Too small', (file) => (file.topics = [])],
		[notes, 'topics.0 Invalid option', (file) => (file.topics = ['astrology'])],
		[capsule, 'paper prelims is not one of paper1', (file) => (file.paper = 'prelims')],
		[
			mindMap,
			'bytes; at most 4500 are wanted',
			(file) => (file.pictureSmall = file.picture.replace('/assets', '/assets/.')),
		],
		[mindMap, 'has a single branch', ({ tree }) => (tree.children[0].children.length = 1)],
		[mindMap, 'has a branch twice', ({ tree }) => (tree.children[1] = tree.children[0])],
		[mindMap, 'entries in nodes; 40 to 110 are wanted', ({ tree }) => (tree.children.length = 1)],
		[mindMap, 'has 50 characters (hindi); at most 44 are wanted', ({ tree }) => (tree.label.hindi = 'क'.repeat(50))],
		[
			mindMap,
			'has 181 characters (english); at most 180',
			({ tree }) => (tree.note = { ...pair, english: 'a'.repeat(181) }),
		],
		[mindMap, 'is on level 5; 4 are wanted', ({ tree }) => (tree.children[0].children[0] = nested(3))],
		[
			mindMap,
			'has 10 branches; at most 9',
			({ tree }) => (tree.children[0].children = Array(10).fill({ label: pair })),
		],
		[graphic, 'english.blocks.0 parts-not-100', ({ blocks }) => (blocks[0] = parts(60, 30))],
		[graphic, 'english.blocks.0 cells-differ', ({ blocks }) => (blocks[0] = { ...compared, rows: [row, row, row] })],
		[
			graphic,
			'block 1 has 1 columns; 2 to 3 are wanted',
			({ blocks }) => (blocks[0] = { ...compared, columns: [pair] }),
		],
		[
			graphic,
			'block 1 has 7 items; 2 to 6 are wanted',
			({ blocks }) => (blocks[0] = parts(40, 10, 10, 10, 10, 10, 10)),
		],
		[graphic, 'has blocks of 1 kinds; at least 3 are wanted', (file) => (file.blocks = Array(4).fill(parts(60, 40)))],
		[graphic, 'has 3 entries in blocks; 4 to 7 are wanted', ({ blocks }) => (blocks.length = 3)],
		[map, 'names atlantis, which is not listed', ({ places }) => (places[0].place = 'atlantis')],
		[map, 'english.places.1.id entry-twice', ({ places }) => (places[1].place = places[0].place)],
		[map, 'has 7 entries in places; 8 to 18 are wanted', ({ places }) => (places.length = 7)],
	],
	'strategy, syllabus and routine': [
		[tab, 'sections.0.items.0.icon Invalid option', ({ sections }) => (sections[0].items[0].icon = 'Arrow')],
		[
			tab,
			'“One paper, one aim”: description has words',
			({ sections }) => (sections[0].items[0].description.hindi = '…'),
		],
		[
			tab,
			'“One paper, one aim”: points: 4 in English and 3',
			({ sections }) => sections[0].items[0].points.english.push('Rest.'),
		],
		[tab, 'section has Devanagari letters (english)', ({ sections }) => (sections[0].section.english = 'परीक्षा')],
		[
			paper,
			'has the weightages History of Rajasthan 35, Indian History 25',
			({ topics }) => (topics[0].weightagePercent = 35),
		],
		[
			paper,
			'has the weightages Ancient Rajasthan 30, Indian',
			({ topics }) => (topics[0].title.english = 'Ancient Rajasthan'),
		],
		[
			'strategy/syllabus/prelims.json',
			'pointTopics point-topics',
			({ topics }) => (topics[0].pointTopics = ['1: astrology']),
		],
		['strategy/syllabus/prelims.json', '10; specified are none', ({ topics }) => (topics[0].weightagePercent = 10)],
		[monday, 'is for ESSAY; specified is GS_PAPER_1', (file) => (file.paper = 'ESSAY')],
		[monday, 'has a paper without minutes', (file) => (file.minutes = null)],
		[monday, 'task ends a sentence with a full stop; use a danda (hindi)', ({ task }) => (task.hindi = 'यह दिन है.')],
	],
	'what is sold': [
		[lecture, 'belongs to history, which is no course', (file) => (file.courseId = 'history')],
		[lecture, 'names lost.mp4, which is not in content/courses/files', (file) => (file.video = 'lost.mp4')],
		[lecture, 'slide 1 heading has words in one language only', (file) => (file.slides[0].hindi.heading = '…')],
		[lecture, 'slide 1 point: 2 in English and 3 in Hindi', (file) => file.slides[0].english.points.pop()],
		[plan, 'activeDays days-or-last-day', (file) => (file.activeUntil = '2027-06-30')],
		[plan, 'earlyPrice early-price-lower', (file) => (file.earlyPrice = 999)],
		[plan, 'price trial-is-free', (file) => (file.isTrial = true)],
		[plan, 'subtitle has the numbers 5', (file) => (file.english.subtitle = 'Done in 5 days.')],
		[call, 'startsAt time-of-day', (file) => (file.startsAt = '7 pm')],
		[call, 'link link-not-https', (file) => (file.link = 'http://meet.example.com')],
	],
	'the pages of the site': [
		[banner, 'position Invalid input', (file) => delete file.position],
		[banner, 'actionLink Invalid string', (file) => (file.actionLink = '//elsewhere.example')],
		[banner, 'english.heading field-too-long (36)', (file) => (file.english.heading = 'a'.repeat(37))],
		[banner, 'text has the numbers 25', (file) => (file.english.text = 'For 25 marks.')],
		[notice, 'the status “shown” is neither active nor inactive', (file) => (file.status = 'shown')],
		[notice, 'announcement ends a sentence with a full stop', ({ announcement }) => (announcement.hindi = 'यह आज है.')],
		[testimonial, 'batchName has the numbers 1999 in English', (file) => (file.english.batchName = 'Batch 1999')],
		[testimonial, 'hindi.description field-too-long (160)', (file) => (file.hindi.description = 'क'.repeat(161))],
		[review, 'rating Too big', (file) => (file.rating = 6)],
		[review, 'english.course Invalid input', (file) => delete file.english.course],
	],
}

const parts = (...values: number[]) => ({
	kind: 'parts',
	title: pair,
	items: values.map((value) => ({ label: pair, value })),
})
const row = { label: pair, cells: [pair] }
const compared = { kind: 'compare', title: pair, columns: [pair, pair], rows: [row, row, row] }

function nested(depth: number): object {
	return { label: pair, ...(depth > 1 && { children: [nested(depth - 1)] }) }
}

describe.each(Object.entries(plants))('%s', (_, rows) => {
	it.each(rows)('%s: %s', async (path, problem, change) => {
		expect((await content.problemsOf(path, change)).join('\n')).toContain(problem)
	})
})

it.each<[path: string, why: string, change: (file: Json) => unknown]>([
	[miq, 'the examination of the year before', (file) => (file.year = 2025)],
	[miq, 'the examination of the next year', (file) => (file.year = 2027)],
	[miq, 'an abbreviation in both languages', ({ tags }) => (tags.english[0] = tags.hindi[0] = 'CAG')],
	[notice, 'a status in other letters', (file) => (file.status = 'InActive')],
])('%s may have %s', async (path, _, change) => {
	expect(await content.problemsOf(path, change)).toEqual([])
})

describe('what all of a kind have together', () => {
	it('one announcement that is shown', async () => {
		await content.write(notice, await content.changed(notice, (file) => (file.status = 'inactive')))
		expect(await content.problemsIn('announcements/notices')).toEqual(['No announcement is active.'])
	})

	it('an article of each category', async () => {
		await content.write(article, await content.read(article))
		expect(await content.problemsIn('current-affairs')).toContain('science has no article')
	})
})

/** A model answer has from 80 to 100 percent of the words that its marks ask for; parts share the marks. */
describe('the words of an answer', () => {
	const said = async (marks: number, counts: number[]) => {
		const problems = await content.problemsOf(miq, (file) => {
			Object.assign(file, { marks, durationMinutes: suggestedMinutes(marks) })
			const split = [`${marks / counts.length}: 1`]
			file.parts = counts.map((count, index) => ({
				question: { english: `What is oran number ${index}?`, hindi: `ओरण संख्या ${index} क्या है?` },
				answer: words(count),
				marksSplit: { english: split, hindi: split },
			}))
		})
		return problems.filter((problem) => problem.includes(' words ') || problem.includes(' marks '))
	}

	it.each([
		[5, [40]],
		[5, [50]],
		[10, [40, 50]],
		[10, [80]],
		[20, [80, 100]],
	])('may be, for %i marks: %j', async (marks, counts) => {
		expect(await said(marks, counts)).toEqual([])
	})

	it.each([
		[5, [39], 50],
		[5, [51], 50],
		[10, [50, 51], 50],
		[20, [100, 101], 100],
	])('may not be, for %i marks: %j', async (marks, counts, limit) => {
		expect(await said(marks, counts)).toEqual(
			['english', 'hindi'].map(
				(language) => `parts ${counts.length} answer has ${counts.at(-1)} words in ${language}; ${limit} are asked for`,
			),
		)
	})

	it('are none for marks that no paper has', async () => {
		expect(await said(15, [100])).toEqual(['15 marks do not go with 1 parts'])
	})
})

it('answers have tables and chains of steps', async () => {
	await content.write(question, await content.read(question))
	expect((await content.problemsIn('answer-writing')).join()).toContain(
		'answers have a table or a chain of steps; 10 are',
	)
})
