import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { readFile } from '../../../platform/spreadsheets/read-table.ts'
import { tableLimits } from '../../../platform/spreadsheets/table-reader.ts'
import { type WrittenBlock, writeDocx } from '../../../platform/spreadsheets/write-docx.ts'
import { readQuestions } from './read-questions.ts'
import { writeWordExample } from './word-example.ts'

const today = '2026-11-30'

async function read(source: AsyncIterable<Buffer>) {
	const file = readFile(await buffer(source), tableLimits)
	if (!('document' in file)) throw new Error('a document was expected')
	return readQuestions(file.document, today)
}

const fromLines = (text: string, font?: string) =>
	read(writeDocx(text.split('\n').map((line) => ({ text: line, ...(font && { font }) }))))

const english = `1. Which is the largest district?
(A) Barmer
(B) Jaisalmer
(C) Bikaner
(D) Jodhpur
Answer: B`

const hindi = `सबसे बड़ा ज़िला कौन-सा है?
(A) बाड़मेर
(B) जैसलमेर
(C) बीकानेर
(D) जोधपुर`

describe('the Word form of prelims questions', () => {
	it('has its own example, whose questions are whole in both languages', async () => {
		const [below, beside, ...more] = await read(writeWordExample())
		expect(more).toEqual([])
		expect(below).toMatchObject({
			number: 1,
			faults: [],
			cells: {
				key: 'B',
				subject: 'Geography of Rajasthan',
				difficulty: 'Easy',
				publishedOn: today,
				'question (english)': 'Which district of Rajasthan is the largest by area?',
				'question (hindi)': 'क्षेत्रफल की दृष्टि से राजस्थान का सबसे बड़ा ज़िला कौन-सा है?'.normalize('NFC'),
				'optionD (hindi)': 'जोधपुर',
				'whyA (english)': 'Barmer is second.',
				'whyA (hindi)': 'बाड़मेर दूसरे स्थान पर है।'.normalize('NFC'),
				'tags (hindi)': 'ज़िले\nक्षेत्रफल'.normalize('NFC'),
			},
		})
		expect(beside).toMatchObject({
			number: 2,
			faults: [],
			cells: {
				key: 'C',
				'optionA (english)': 'The Prime Minister',
				'optionC (hindi)': 'राष्ट्रपति',
				'explanation (hindi)': 'संविधान का अनुच्छेद 155।',
			},
		})
	})

	it('keeps numbered statements in their question, and takes options of one line apart', async () => {
		const [first, second, ...more] = await fromLines(`1. Consider these statements:
1. The first.
2. The second.
Which are right?
(A) 1 only (B) 2 only (C) Both (D) Neither
Answer: (C)
इन कथनों पर विचार कीजिए:
1. पहला।
2. दूसरा।
(A) केवल 1 (B) केवल 2 (C) दोनों (D) कोई नहीं
2. Next?
(A) 1857
(B) 1858
(C) 1859
(D) 1860
Ans: ख
अगला?
(क) 1857
(ख) 1858
(ग) 1859
(घ) 1860`)
		expect(more).toEqual([])
		expect(first?.cells).toMatchObject({
			'question (english)': 'Consider these statements:\n1. The first.\n2. The second.\nWhich are right?',
			'question (hindi)': 'इन कथनों पर विचार कीजिए:\n1. पहला।\n2. दूसरा।',
			'optionC (english)': 'Both',
			'optionB (hindi)': 'केवल 2',
			key: 'C',
		})
		expect(second).toMatchObject({ number: 2, faults: [] })
		expect(second?.cells).toMatchObject({ key: 'B', 'optionB (english)': '1858', 'optionB (hindi)': '1858' })
	})

	it('shows what is missing or there twice, in its question', async () => {
		const [question] = await fromLines(
			`${english.replace('(C) Bikaner\n', '').replace('Answer: B', 'Answer: B, C')}\n${hindi}\n(A) फिर`,
		)
		expect(question?.cells['optionC (english)']).toBeUndefined()
		expect(question?.cells.key).toBe('B, C')
		expect(question?.faults).toEqual([{ column: 'optionA (hindi)', code: 'option-twice' }])
		const [other] = await fromLines(`${english}\nAnswer: C`)
		expect(other?.cells.key).toBe('B, C')
	})

	it('reads what was typed in Kruti Dev by the name of its font, and remembers it', async () => {
		const blocks: WrittenBlock[] = [
			...english.split('\n').map((text) => ({ text })),
			...[
				'1- lcls cM+k ftyk dkSu&lk gS\\',
				'¼d½ ckM+esj',
				'¼[k½ tSlyesj',
				'¼x½ chdkusj',
				'¼?k½ tks/kiqj',
				"O;k[;k% if'pe esaA",
			].map((text) => ({ text, font: 'Kruti Dev 010' })),
		]
		const [question, ...more] = await read(writeDocx(blocks))
		expect(more).toEqual([])
		expect(question?.cells).toMatchObject({
			'question (hindi)': 'सबसे बड़ा जिला कौन-सा है?'.normalize('NFC'),
			'optionB (hindi)': 'जैसलमेर',
			'explanation (hindi)': 'पश्चिम में।',
		})
		expect(question?.typed).toMatchObject({
			'question (hindi)': 'lcls cM+k ftyk dkSu&lk gS\\',
			'optionB (hindi)': 'tSlyesj',
		})
	})

	it('reads a thousand questions', async () => {
		const all = Array.from({ length: 1000 }, (_, index) => `${english.replace('1.', `${index + 1}.`)}\n${hindi}`)
		const questions = await fromLines(all.join('\n'))
		expect(questions).toHaveLength(1000)
		expect(questions.every(({ faults, cells }) => faults.length === 0 && cells['optionD (hindi)'] === 'जोधपुर')).toBe(
			true,
		)
	})
})
