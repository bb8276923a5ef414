/**
 * Decides what a working copy needs before readers may see it. It is pure, with the day passed in, and runs in the browser, too.
 *
 * English and Hindi are both complete, or nothing is published: most readers are Hindi readers.
 */
import type { ContentProblem } from './content.ts'
import type { DayField, Field, Fields, GroupsField } from './fields.ts'
import { type AnyCopy, entriesOf, type Kind } from './kind.ts'
import { isEmptyValue, languageState } from './language-state.ts'

/** Before it there was no such product: it is a slip of the keyboard. */
export const earliestDay = '2000-01-01'

/** Later ones are slips of the keyboard as well. */
export const latestDay = '2099-12-31'

/** What a browser opens leads to this site, or is encrypted on its way. */
export const linkPattern = /^(\/(?!\/)|https:\/\/)/

type Problem = Omit<ContentProblem, 'path'>

/**
 * Lists what keeps a cleaned working copy from being published, in the order of the fields; it is empty where nothing
 * does.
 *
 * @param today 'YYYY-MM-DD' in India: what is of a later day would stand above all others
 */
export function contentProblems(kind: Kind, copy: AnyCopy, today: string): ContentProblem[] {
	const { english, hindi, ...common } = copy
	const isHindiMissing = languageState(kind, hindi) === 'missing'
	return [
		...fieldProblems(kind.texts, english, today, 'english.'),
		...(isHindiMissing
			? [{ path: 'hindi', code: 'hindi-missing' }]
			: fieldProblems(kind.texts, hindi, today, 'hindi.')),
		...unequalForms(kind, copy),
		...fieldProblems(kind.common, common, today, ''),
		...unequalCounts(kind, copy),
		...(kind.problems?.(common as never, { english, hindi } as never) ?? []),
	]
}

function fieldProblems(fields: Fields, values: Record<string, unknown>, today: string, path: string): ContentProblem[] {
	return entriesOf(fields).flatMap(([name, field]) => {
		const value = values[name]
		if (isEmptyValue(field, value)) return field.isOptional ? [] : [{ path: path + name, ...missing(field) }]
		return valueProblems(field, value, today).map(({ path: below = '', ...problem }) => ({
			path: path + name + below,
			...problem,
		}))
	})
}

function missing(field: Field): Problem {
	if (field.type === 'choice') return { code: 'choice-required' }
	if (field.type === 'day') return { code: field.mayBeAhead ? 'day-required' : 'date-required' }
	return { code: 'field-required' }
}

type ProblemBelow = Problem & { path?: string }

function valueProblems(field: Field, value: unknown, today: string): ProblemBelow[] {
	switch (field.type) {
		case 'line':
			return [
				...tooLong(value as string, field.max, 'field-too-long'),
				...(field.isLink && !linkPattern.test(value as string) ? [{ code: 'link-impossible' }] : []),
			]
		case 'text':
		case 'richLine':
		case 'richText':
			return tooLong(value as string, field.max, 'field-too-long')
		case 'lines': {
			const entries = value as string[]
			if (entries.length > field.maxEntries) return [{ code: 'too-many-entries', limit: field.maxEntries }]
			return entries.flatMap((entry) => tooLong(entry, field.max, 'entry-too-long')).slice(0, 1)
		}
		case 'number':
			return inRange(value as number, field) ? [] : [{ code: 'number-range', min: field.min, limit: field.max }]
		case 'numbers':
			return (value as number[]).every((entry) => inRange(entry, field))
				? []
				: [{ code: 'number-range', min: field.min, limit: field.max }]
		case 'groups':
			return groupProblems(field, value as Record<string, string>[])
		case 'day':
			return dayProblems(field, value as string, today)
		case 'structure':
			return [...(field.structure.refusals?.(value) ?? []), ...field.structure.problems(value)]
		default:
			return []
	}
}

const tooLong = (text: string, limit: number, code: string): Problem[] => (text.length > limit ? [{ code, limit }] : [])

const inRange = (value: number, { min, max }: { min: number; max: number }) =>
	Number.isInteger(value) && value >= min && value <= max

function groupProblems({ item, maxEntries }: GroupsField, entries: Record<string, string>[]): ProblemBelow[] {
	if (entries.length > maxEntries) return [{ code: 'too-many-entries', limit: maxEntries }]
	return entries.flatMap((entry, index) => fieldProblems(item, entry, '', `.${index}.`))
}

function dayProblems({ mayBeAhead }: DayField, day: string, today: string): Problem[] {
	if (mayBeAhead) return day < earliestDay || day > latestDay ? [{ code: 'day-out-of-century' }] : []
	if (day > today) return [{ code: 'date-in-future' }]
	return day < earliestDay ? [{ code: 'date-too-early' }] : []
}

/** Parts, branches and places of an item are the same in both languages. */
function unequalForms(kind: Kind, { english, hindi }: AnyCopy): ContentProblem[] {
	return entriesOf(kind.texts).flatMap(([name, field]) =>
		isEmptyValue(field, hindi[name]) || formOf(field, english[name]) === formOf(field, hindi[name])
			? []
			: [{ path: `hindi.${name}`, code: 'parts-differ' }],
	)
}

/** Where each part has a number, there are as many. */
function unequalCounts({ common }: Kind, { english, ...values }: AnyCopy): ContentProblem[] {
	return entriesOf(common).flatMap(([name, field]) => {
		if (field.type !== 'numbers' || !field.onePer || isEmptyValue(field, values[name])) return []
		const [numbers, parts] = [values[name] as number[], english[field.onePer] as unknown[]]
		return numbers.length === parts.length ? [] : [{ path: name, code: 'number-for-each' }]
	})
}

function formOf(field: Field, value: unknown): string {
	if (field.type === 'structure') return field.structure.form(value)
	return field.type === 'groups' ? String((value as unknown[]).length) : ''
}
