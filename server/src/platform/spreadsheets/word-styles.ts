import { attributeOf, parseXml } from './parse-xml.ts'

/** Is what a paragraph says of itself before its text. */
export interface ParagraphStart {
	style: string | null
	/** Is the id of its list; null: it is in none of its own. */
	list: string | null
	level: number
}

export interface WordStyles {
	/** Gives the font of a paragraph of a style, or of one without. */
	fontOf: (style: string | null) => string | null
	listOf: (style: string | null) => string | null
}

interface Style {
	basedOn: string | null
	font: string | null
	list: string | null
}

/** A style is based on others; whoever made a circle of them gets an end. */
const MAX_STEPS = 20

export function readStyles(content: Buffer | null): WordStyles {
	const styles = new Map<string, Style>()
	const whole: Style = { basedOn: null, font: null, list: null }
	let normal: string | null = null
	let current = whole
	const opened: Record<string, (attributes: Record<string, string>) => void> = {
		style(attributes) {
			const id = attributeOf(attributes, 'styleId') ?? ''
			current = { basedOn: null, font: null, list: null }
			styles.set(id, current)
			if (attributeOf(attributes, 'default') && attributeOf(attributes, 'type') === 'paragraph') normal = id
		},
		basedOn(attributes) {
			current.basedOn = attributeOf(attributes, 'val') ?? null
		},
		rFonts(attributes) {
			current.font = attributeOf(attributes, 'ascii') ?? null
		},
		numId(attributes) {
			current.list = attributeOf(attributes, 'val') ?? null
		},
	}
	const close = (name: string) => {
		if (name === 'style') current = whole
	}
	if (content) parseXml(content, { open: (name, attributes) => opened[name]?.(attributes), close })
	const find = (style: string | null, part: 'font' | 'list'): string | null => {
		let id = style ?? normal
		for (let step = 0; id !== null && step < MAX_STEPS; step += 1) {
			const found: Style | undefined = styles.get(id)
			if (found?.[part]) return found[part]
			id = found?.basedOn ?? null
		}
		return whole[part]
	}
	return { fontOf: (style) => find(style, 'font'), listOf: (style) => find(style, 'list') }
}
