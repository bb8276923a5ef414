/** Makes sheets of questions with planted faults, for tests. */
import { columnsOf } from '@aravalli/shared/content/transfer-columns'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { keyOptions } from '@aravalli/shared/questions/answer-options'

export const plantedHead = columnsOf(prelimsKind, {}).map(({ name }) => name)

type Cells = Record<string, string>

/** Is a question without a fault. */
export function soundCells(number: number): Cells {
	const texts = (language: 'english' | 'hindi', say: (word: string) => string): Cells => ({
		[`question (${language})`]: say(language === 'english' ? `Question number ${number}?` : `प्रश्न संख्या ${number}?`),
		...Object.fromEntries(
			keyOptions.map((letter, index) => [
				`option${letter} (${language})`,
				language === 'english' ? `Choice ${number + index}` : `विकल्प ${number + index}`,
			]),
		),
		[`explanation (${language})`]: language === 'english' ? 'Because it is so.' : 'क्योंकि ऐसा है।',
	})
	return {
		subject: 'indian-polity',
		difficulty: 'MEDIUM',
		key: keyOptions[number % 4] ?? 'A',
		publishedOn: '2026-11-14',
		...texts('english', (text) => text),
		...texts('hindi', (text) => text),
	}
}

interface Fault {
	column: string
	/** Begins the sentence that says what is wrong. */
	says: string
	/** The row cannot be stored. */
	isError: boolean
	plant: (cells: Cells, number: number) => Cells
}

const hindiColumns = plantedHead.filter((name) => name.endsWith('(hindi)'))

export const plantedFaults: readonly Fault[] = [
	{
		column: 'optionC (english)',
		says: 'A question has four options; here are 3',
		isError: true,
		plant: (cells) => ({ ...cells, 'optionC (english)': '' }),
	},
	{
		column: 'key',
		says: 'Only one value is possible here',
		isError: true,
		plant: (cells) => ({ ...cells, key: 'B, C' }),
	},
	{
		column: 'key',
		says: 'This is not one of the possible values',
		isError: true,
		plant: (cells) => ({ ...cells, key: 'F' }),
	},
	{
		column: 'subject',
		says: 'This is not one of the possible values',
		isError: true,
		plant: (cells) => ({ ...cells, subject: 'Astrology' }),
	},
	{
		column: '(hindi)',
		says: 'The Hindi text is missing',
		isError: false,
		plant: (cells) => ({ ...cells, ...Object.fromEntries(hindiColumns.map((name) => [name, ''])) }),
	},
	{
		column: 'optionA (english)',
		says: 'At most 300 characters',
		isError: false,
		plant: (cells) => ({ ...cells, 'optionA (english)': 'long '.repeat(80) }),
	},
	{
		column: 'optionB (english)',
		says: 'This option reads like one above it',
		isError: false,
		plant: (cells) => ({ ...cells, 'optionB (english)': cells['optionA (english)'] ?? '' }),
	},
	{
		column: 'question (english)',
		says: 'This reads the same as row',
		isError: false,
		plant: (cells) => ({ ...cells, 'question (english)': '  question  number 2? ' }),
	},
	{
		column: 'question (english)',
		says: 'An entry with the same text is there already',
		isError: false,
		plant: (cells) => ({ ...cells, 'question (english)': 'Is this in the bank already?' }),
	},
	{
		column: 'year',
		says: 'Write a whole number',
		isError: true,
		plant: (cells) => ({ ...cells, year: 'last year' }),
	},
]

/** So many rows are above the first question. */
const ROWS_ABOVE = 1

export interface PlantedRow extends Fault {
	number: number
}

/** Makes so many rows, of which some have a fault each. @param first numbers the first question */
export function plantedRows(count: number, faults: number, first = 1): { rows: string[][]; planted: PlantedRow[] } {
	const planted: PlantedRow[] = []
	const step = Math.floor(count / (faults + 1))
	const rows = Array.from({ length: count }, (_, index) => {
		const sound = soundCells(first + index)
		const isFaulty = index > 0 && index % step === 0 && planted.length < faults
		const fault = isFaulty ? plantedFaults[planted.length % plantedFaults.length] : undefined
		if (fault) planted.push({ ...fault, number: index + 1 + ROWS_ABOVE })
		const cells = fault ? fault.plant(sound, index) : sound
		return plantedHead.map((name) => cells[name] ?? '')
	})
	return { rows, planted }
}
