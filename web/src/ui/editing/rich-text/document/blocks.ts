import { Node, textblockTypeInputRule } from '@tiptap/core'

/**
 * These blocks may stand in each other; tables stand in the text alone (tables.ts).
 */
export const RichDocument = Node.create({ name: 'doc', topNode: true, content: '(block | wide)+' })

/** The document of rich text within a line. */
export const LineDocument = Node.create({ name: 'doc', topNode: true, content: 'line' })

const nothing = () => true

/** Holds words and their marks alone, so Enter has nothing to do. */
export const Line = Node.create({
	name: 'line',
	content: 'text*',
	renderHTML: () => ['p', 0],
	addKeyboardShortcuts: () => ({ Enter: nothing, 'Shift-Enter': nothing, 'Mod-Enter': nothing }),
})

export const Words = Node.create({ name: 'text', group: 'inline' })

export const Paragraph = Node.create({
	name: 'paragraph',
	// The first block is what the editor makes where it needs one.
	priority: 1000,
	group: 'block',
	content: 'inline*',
	parseHTML: () => [{ tag: 'p' }],
	renderHTML: () => ['p', 0],
})

/** The page itself has the only h1, and texts have two levels: as the server stores them. */
const levelOf = (element: HTMLElement) => (/^h[12]$/i.test(element.tagName) ? 2 : 3)

export const Heading = Node.create({
	name: 'heading',
	group: 'block',
	content: 'inline*',
	defining: true,
	addAttributes: () => ({ level: { default: 2, rendered: false, parseHTML: levelOf } }),
	parseHTML: () => [{ tag: 'h1, h2, h3, h4, h5, h6' }],
	renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
	addInputRules() {
		return [2, 3].map((level) =>
			textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
		)
	},
})

export const Quote = Node.create({
	name: 'quote',
	group: 'block',
	content: 'block+',
	defining: true,
	parseHTML: () => [{ tag: 'blockquote' }],
	renderHTML: () => ['blockquote', 0],
})

export const LineBreak = Node.create({
	name: 'lineBreak',
	group: 'inline',
	inline: true,
	selectable: false,
	linebreakReplacement: true,
	parseHTML: () => [{ tag: 'br' }],
	renderHTML: () => ['br'],
	renderText: () => '\n',
	addKeyboardShortcuts() {
		return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) }
	},
})

/** As the server keeps it. */
const mediaPath = /^\/api\/media(\/[a-z0-9-]+(\.[a-z0-9-]+)*)+$/
const pixels = /^[1-9]\d{0,3}$/

const read = (name: string) => (element: HTMLElement) => element.getAttribute(name) ?? ''

const size = (name: string) => ({
	default: null,
	parseHTML: (element: HTMLElement) => (pixels.test(read(name)(element)) ? read(name)(element) : null),
})

export const Picture = Node.create({
	name: 'picture',
	group: 'block',
	draggable: true,
	addAttributes: () => ({
		src: { default: '', parseHTML: read('src') },
		alt: { default: '', parseHTML: read('alt') },
		width: size('width'),
		height: size('height'),
	}),
	parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => mediaPath.test(read('src')(element)) && null }],
	renderHTML: ({ node }) => ['img', node.attrs],
})
