// @module-tag one-run
import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { storeCopy } from '../../../testing/build-copy.ts'
import { buildQuestion } from '../../../testing/build-question.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { storeQuestions } from '../../../testing/store-questions.ts'
import { evaluationDrafts } from '../tables.ts'

/** Is what one pixel of a reading picture of 1,200 by 1,600 takes on the paper, whose margins are 12 mm. */
const POINTS = ((186 / 25.4) * 72) / 1_200
const MARGIN = ((12 / 25.4) * 72) / POINTS

let test: TestApp
let pdfium: PDFiumLibrary
let asha: SignedIn
const question = buildQuestion({ id: 'groundwater', marks: 10 })

beforeAll(async () => {
	test = await startApp()
	pdfium = await PDFiumLibrary.init()
	await storeQuestions(test, question)
	asha = await signedIn(test)
})
afterAll(async () => {
	pdfium.destroy()
	await test.close()
})

type Drawn = Omit<Annotation, 'id' | 'pageId'>
const red = { tone: 'correct' as const, text: '' }
const points = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }))

async function returned(annotations: Drawn[], pages = 1) {
	const evaluations = [{ state: 'published' as const, evaluatorId: 'somebody' }]
	const userId = asha.account.id
	const day = `2026-11-${10 + pages}`
	const stored = await storeCopy(test, { userId, question, state: 'returned', pages, day, evaluations })
	const [pageId = ''] = stored.pageIds
	await test.database.db.insert(evaluationDrafts).values({
		evaluationId: stored.evaluations[0]?.id ?? '',
		evaluatorId: 'somebody',
		revision: 1,
		saveId: 'a-save-of-it',
		annotations: annotations.map((one, index) => ({ ...one, id: `mark-${index}`, pageId })),
		rubric: { introduction: 2, content: 5, structure: 3, conclusion: 1, presentation: 2 },
		remark: 'विषय की समझ अच्छी है।',
		savedAt: new Date(),
	})
	return stored.copy.id
}

/** Renders the pages, a pixel of them for a pixel of the reading picture. */
async function open(copyId: string) {
	const answer = await asha.browser.get(`/api/answersheet/${copyId}/pdf?lang=hindi`)
	expect(answer.headers).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition': expect.stringMatching(/^attachment; filename="RAS-\d+\.pdf"$/),
		'cache-control': 'private, no-cache',
	})
	const document = await pdfium.loadDocument(answer.rawPayload)
	const pages = [...document.pages()]
	const texts = pages.map((page) => page.getText().replaceAll(/\s+/g, ''))
	const marked = await pages[1]?.render({ scale: 1 / POINTS, render: 'bitmap' })
	const shown = { count: pages.length, texts, marked, sizeBytes: answer.rawPayload.length }
	document.destroy()
	return shown
}

type Marked = NonNullable<Awaited<ReturnType<typeof open>>['marked']>

/** Finds the edges of the red ink in a part of the page, in pixels of the reading picture. */
function inkIn({ data, width }: Marked, [left, top, right, bottom]: [number, number, number, number]) {
	const found = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
	for (let y = top; y < bottom; y += 1) {
		for (let x = left; x < right; x += 1) {
			const at = (Math.round(y + MARGIN) * width + Math.round(x + MARGIN)) * 4
			const [redness = 0, green = 255, blue = 255] = data.subarray(at, at + 3)
			if (redness < 150 || green > 110 || blue > 110) continue
			found.left = Math.min(found.left, x)
			found.top = Math.min(found.top, y)
			found.right = Math.max(found.right, x + 1)
			found.bottom = Math.max(found.bottom, y + 1)
		}
	}
	return found
}

const isNear = (value: number, expected: number) => expect(Math.abs(value - expected)).toBeLessThanOrEqual(2)

describe('the PDF file of a returned copy', () => {
	// Seen to fail when pictures, paths and texts are not placed by one measure.
	it('has each mark within two pixels of where it was set', async () => {
		const { marked } = await open(
			await returned([
				{ ...red, tool: 'underline', points: points([300, 500], [900, 500]) },
				{ ...red, tool: 'circle', points: points([300, 700], [700, 800]) },
				{ ...red, tool: 'cross', points: points([1_000, 650]) },
				{ ...red, tool: 'comment', points: points([400, 1_000]), text: 'स्रोत लिखें' },
				{ ...red, tool: 'text', points: points([300, 1_200]), text: 'HH' },
			]),
		)
		if (!marked) throw new Error('the file has no second page')
		const line = inkIn(marked, [250, 450, 950, 550])
		isNear(line.left, 298)
		isNear(line.right, 902)
		isNear((line.top + line.bottom) / 2, 500)
		const circle = inkIn(marked, [250, 650, 750, 850])
		isNear(circle.left, 298)
		isNear(circle.top, 698)
		isNear(circle.right, 702)
		isNear(circle.bottom, 802)
		const cross = inkIn(marked, [950, 600, 1_050, 700])
		isNear((cross.left + cross.right) / 2, 1_000)
		isNear((cross.top + cross.bottom) / 2, 650)
		const pin = inkIn(marked, [350, 900, 500, 1_050])
		isNear(pin.left, 400)
		isNear(pin.bottom, 1_000)
		const word = inkIn(marked, [250, 1_100, 500, 1_250])
		isNear(word.bottom, 1_200)
		// A letter has a little room before it.
		isNear(word.left, 303)
	})

	it('begins with a summary', async () => {
		const copyId = await returned(
			[{ ...red, tone: 'good', tool: 'comment', points: points([400, 1_000]), text: 'अच्छा बिंदु है' }],
			3,
		)
		const { count, texts, sizeBytes } = await open(copyId)
		expect(count).toBe(4)
		for (const part of ['राज्यपालकीसंवैधानिकस्थिति', '6.5', '2.5/4', 'निष्कर्ष', 'अच्छाबिंदु,पृष्ठ1', 'कुलमिलाकर:'])
			expect(texts[0]).toContain(part)
		expect(sizeBytes).toBeLessThan(2 * 1_048_576)
	})
})
