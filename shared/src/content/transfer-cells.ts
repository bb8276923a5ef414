/** Says how the value of a field stands in a cell of a file that editors open in a spreadsheet, and reads it from there. */
import type { ChoiceField, ChoicesField, Field, Picture, Structure } from './fields.ts'
import { emptyValue } from './kind.ts'

export type ReadCell = { value: unknown } | { code: string }

/** Gives '' for what is empty, so that an empty cell says it. */
export function writeCell(field: Field, value: unknown): string {
	switch (field.type) {
		case 'lines':
		case 'choices':
			return (value as string[]).join('\n')
		case 'numbers':
			return (value as number[]).join(', ')
		case 'flag':
			return value ? 'yes' : 'no'
		case 'picture':
			return value === null ? '' : `${(value as Picture).large}\n${(value as Picture).small}`
		case 'structure':
			return writeStructure(field.structure, value)
		default:
			return String(value ?? '')
	}
}

/** @param firstDay from which days that are numbers count; null where numbers are no days */
export function readCell(field: Field, cell: string, firstDay: FirstDay): ReadCell {
	const isText =
		field.type === 'line' || field.type === 'text' || field.type === 'richLine' || field.type === 'richText'
	if (isText) return { value: cell }
	const text = cell.trim()
	if (text === '') return { value: emptyValue(field) }
	switch (field.type) {
		case 'lines':
			return { value: text.split(/\r\n?|\n/) }
		case 'number':
			return readNumber(text)
		case 'numbers':
			return readNumbers(text)
		case 'choice':
			return readChoice(field, text)
		case 'choices':
			return readChoices(field, text)
		case 'flag':
			return readFlag(text)
		case 'day':
			return readDay(text, firstDay)
		case 'picture':
			return readPicture(text)
		case 'structure':
			return readStructure(field.structure, cell)
		default:
			throw new Error(`a cell holds no ${field.type}`)
	}
}

/** Reads the digits of either script. */
const withLatinDigits = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

/** Takes what spreadsheets make of whole numbers, with commas between thousands or lakhs, too. */
function readNumber(text: string): ReadCell {
	const plain = withLatinDigits(text).replace(/^(\d{1,3})((?:,\d{2,3})*,\d{3})$/, (whole) => whole.replaceAll(',', ''))
	return /^\d{1,10}(\.0+)?$/.test(plain) ? { value: Number(plain) } : { code: 'cell-number' }
}

function readNumbers(text: string): ReadCell {
	const parts = withLatinDigits(text)
		.split(/[\s,;]+/)
		.filter((part) => part !== '')
	return parts.every((part) => /^\d{1,10}$/.test(part)) ? { value: parts.map(Number) } : { code: 'cell-numbers' }
}

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase()

function readChoice({ values, names = {} }: Pick<ChoiceField, 'values' | 'names'>, text: string): ReadCell {
	const wanted = folded(text)
	const namesOf = (value: string) => [value, ...Object.values(names[value] ?? {})]
	const value =
		values.find((one) => one === text) ?? values.find((one) => namesOf(one).some((name) => folded(name) === wanted))
	if (value !== undefined) return { value }
	return { code: areSeveral(values, text) ? 'cell-one-choice' : 'cell-choice' }
}

/** Several of the values stand where one can. */
function areSeveral(values: readonly string[], text: string): boolean {
	const parts = text.split(/[\s,;/&+]+|\b(?:and|or)\b/i).filter((part) => part !== '')
	return parts.length > 1 && parts.every((part) => values.some((value) => folded(value) === folded(part)))
}

/** Takes one in a line: names may have commas. */
function readChoices(field: ChoicesField, text: string): ReadCell {
	const entries = text
		.split(/[\r\n;]+/)
		.flatMap((entry) => (entry.trim() === '' ? [] : [readChoice(field, entry.trim())]))
	const values = entries.flatMap((entry) => ('value' in entry ? [entry.value] : []))
	const isTooMuch = new Set(values).size > field.maxEntries
	return values.length < entries.length || isTooMuch ? { code: 'cell-choice' } : { value: [...new Set(values)] }
}

const flags: Record<string, boolean> = {
	...Object.fromEntries(['yes', 'true', '1', 'हाँ', 'हां'].map((word) => [word, true])),
	...Object.fromEntries(['no', 'false', '0', 'नहीं'].map((word) => [word, false])),
}

function readFlag(text: string): ReadCell {
	const value = flags[folded(withLatinDigits(text))]
	return value === undefined ? { code: 'cell-flag' } : { value }
}

/** Is the day before day 1 of a spreadsheet, in milliseconds. The calendar of 1900 counts a 29 February that never was. */
export const firstDays = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const

export type FirstDay = (typeof firstDays)[keyof typeof firstDays] | null

const DAY_MS = 86_400_000
/** Reach from 1950 to 2119, so that a year or a page number is never taken for a day. */
const [FIRST_DAY_NUMBER, LAST_DAY_NUMBER] = [18_264, 80_000]

function readDay(text: string, firstDay: FirstDay): ReadCell {
	const plain = withLatinDigits(text)
	if (isDay(plain)) return { value: plain }
	const number = /^\d{5}(\.\d+)?$/.test(plain) ? Math.floor(Number(plain)) : 0
	if (firstDay === null || number < FIRST_DAY_NUMBER || number > LAST_DAY_NUMBER) return { code: 'cell-day' }
	return { value: new Date(firstDay + number * DAY_MS).toISOString().slice(0, 10) }
}

/** Other forms are refused: of 03/04/2026 nobody knows the month. */
function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
	const time = Date.parse(`${text}T00:00:00Z`)
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function readPicture(text: string): ReadCell {
	const [large, small, ...more] = text.split(/\s+/)
	return large && small && more.length === 0 ? { value: { large, small } } : { code: 'cell-picture' }
}

function writeStructure({ isEmpty, cell }: Structure, value: unknown): string {
	if (isEmpty(value)) return ''
	return cell ? cell.write(value) : JSON.stringify(value)
}

function readStructure({ cell: own }: Structure, cell: string): ReadCell {
	if (own) return { value: own.read(cell) }
	try {
		return { value: JSON.parse(cell) }
	} catch {
		return { code: 'cell-structure' }
	}
}
