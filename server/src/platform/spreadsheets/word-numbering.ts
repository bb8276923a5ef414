import { attributeOf, parseXml } from './parse-xml.ts'
import type { ParagraphStart } from './word-styles.ts'

interface Level {
	start: number
	format: string
	/** Is as in '%1.' or '(%1)'. */
	text: string
}

/** A document has at most nine levels. */
const LEVELS = 9

/** Reads how lists are numbered. @returns what Word writes before the next paragraph; it counts, so ask once for each in their order */
export function readNumberings(content: Buffer | null): (start: ParagraphStart) => string {
	const { lists, levels } = content ? parseNumberings(content) : { lists: new Map(), levels: new Map() }
	const counts = new Map<string, number[]>()
	return ({ list, level }) => {
		const shape = list === null ? undefined : lists.get(list)
		const own: Level | undefined = shape === undefined ? undefined : levels.get(shape)?.[level]
		if (list === null || !own || level >= LEVELS) return ''
		const counted = counts.get(list) ?? []
		const next = (counted[level] ?? own.start - 1) + 1
		counts.set(list, [...counted.slice(0, level), next])
		const all = counts.get(list) ?? []
		return own.text.replace(/%([1-9])/g, (_, digit: string) => {
			const place = Number(digit) - 1
			return written(all[place] ?? 1, levels.get(shape)?.[place]?.format ?? 'decimal')
		})
	}
}

function parseNumberings(content: Buffer) {
	const lists = new Map<string, string>()
	const levels = new Map<string, Level[]>()
	let shape = ''
	let list: string | null = null
	let level: Level | null = null
	const opened: Record<string, (value: string, attributes: Record<string, string>) => void> = {
		abstractNum(_, attributes) {
			shape = attributeOf(attributes, 'abstractNumId') ?? ''
			levels.set(shape, [])
		},
		lvl() {
			// A list may say otherwise of a level of its shape: seldom, and never in a sheet of questions.
			if (list !== null) return
			level = { start: 1, format: 'decimal', text: '' }
			levels.get(shape)?.push(level)
		},
		num(_, attributes) {
			list = attributeOf(attributes, 'numId') ?? ''
		},
		abstractNumId(value) {
			if (list !== null) lists.set(list, value)
		},
		start(value) {
			if (level) level.start = Number(value)
		},
		numFmt(value) {
			if (level) level.format = value
		},
		lvlText(value) {
			if (level) level.text = value
		},
	}
	parseXml(content, {
		open: (name, attributes) => opened[name]?.(attributeOf(attributes, 'val') ?? '', attributes),
		close(name) {
			if (name === 'lvl') level = null
			if (name === 'num') list = null
		},
	})
	return { lists, levels }
}

function written(number: number, format: string): string {
	if (format === 'upperLetter') return letter(number)
	if (format === 'lowerLetter') return letter(number).toLowerCase()
	return format === 'bullet' || format === 'none' ? '' : String(number)
}

const letter = (number: number) => String.fromCharCode(64 + (((number - 1) % 26) + 1))
