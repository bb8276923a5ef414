import type { Fragment, Node } from '@tiptap/pm/model'
import { escapeAttribute, hasWords, writeInline, writeWords } from './write-inline.ts'

/** The server keeps so many elements that stand in each other. */
const DEEPEST = 12

/**
 * Writes a document as it is stored: `sanitizeRichText` changes nothing about it (content/rich-text-field.test.ts).
 *
 * A single paragraph of an item, a cell or a quote is written without its `<p>`, and what is empty is left out.
 */
export function writeHtml(doc: Node): string {
	return doc.type.contentMatch.defaultType?.name === 'line'
		? writeLine(doc.firstChild ?? doc)
		: writeBlocks(doc.children, DEEPEST)
}

/** As `sanitizeLine` leaves it. */
const writeLine = (line: Node) => writeInline(line.content, DEEPEST).replace(/\s+/g, ' ').trim()

type Write = (node: Node, room: number) => string

const element = (tag: string, content: string) => `<${tag}>${content}</${tag}>`

const writers: Record<string, Write> = {
	paragraph: (node, room) => element('p', writeInline(node.content, room - 1)),
	heading: (node, room) => element(`h${node.attrs.level}`, writeInline(node.content, room - 1)),
	// Without a table behind it.
	caption: (node, room) => element('p', writeInline(node.content, room - 1)),
	quote: (node, room) => {
		const content = writeFlow(node.content, room - 1)
		return content && element('blockquote', content)
	},
	bulletList: (node, room) => element('ul', writeItems(node.content, room - 1)),
	numberedList: (node, room) => element('ol', writeItems(node.content, room - 1)),
	table: (node, room) => writeTable(node, null, room),
	picture: ({ attrs }) => {
		const { width, height } = attrs
		const size = `${width ? ` width="${width}"` : ''}${height ? ` height="${height}"` : ''}`
		return `<img src="${attrs.src}" alt="${escapeAttribute(attrs.alt).replace(/\s+/g, ' ').trim()}"${size} />`
	},
}

/** So many elements each of them needs at least around its words. */
const needs: Record<string, number> = { bulletList: 2, numberedList: 2, table: 4 }

function writeBlocks(blocks: readonly Node[], room: number): string {
	const shown = blocks.filter((block) => !isBlank(block))
	return shown
		.map((block, index) => {
			const next = shown[index + 1]
			const before = shown[index - 1]
			if (block.type.name === 'caption' && next?.type.name === 'table') return ''
			if (block.type.name === 'table' && before?.type.name === 'caption') return writeTable(block, before, room)
			const write = writers[block.type.name]
			return write && room >= (needs[block.type.name] ?? 1) ? write(block, room) : writeFlat(block, room)
		})
		.join('')
}

/** Writes the words alone of what would be too deep. */
function writeFlat(block: Node, room: number): string {
	const words = writeWords(block)
	return words && room > 0 ? element('p', words) : words
}

/** Writes what stands in an item, a cell or a quote. */
function writeFlow(content: Fragment, room: number): string {
	const blocks = content.content.filter((block) => !isBlank(block))
	const [first, ...others] = blocks
	const isAlone = first?.type.name === 'paragraph' && others.every(({ type }) => type.name !== 'paragraph')
	return isAlone ? writeInline(first.content, room) + writeBlocks(others, room) : writeBlocks(blocks, room)
}

const writeItems = (items: Fragment, room: number) =>
	items.content.map((item) => element('li', writeFlow(item.content, room - 1))).join('')

function writeTable({ children: rows }: Node, caption: Node | null, room: number): string {
	const isHead = ({ children }: Node) =>
		children.length > 0 && children.every(({ type }) => type.name === 'tableHeader')
	const bodyStart = rows.findIndex((row) => !isHead(row))
	const head = bodyStart < 0 ? rows : rows.slice(0, bodyStart)
	const body = rows.slice(head.length)
	return element(
		'table',
		[
			caption && element('caption', writeInline(caption.content, room - 2)),
			head.length > 0 && element('thead', writeRows(head, room - 2)),
			body.length > 0 && element('tbody', writeRows(body, room - 2)),
		]
			.filter(Boolean)
			.join(''),
	)
}

function writeRows(rows: readonly Node[], room: number): string {
	const writeCell = ({ type, content }: Node) =>
		element(type.name === 'tableHeader' ? 'th' : 'td', writeFlow(content, room - 2))
	return rows.map(({ children }) => element('tr', children.map(writeCell).join(''))).join('')
}

/** Tells whether readers would see nothing of it but a gap. Tables are kept, for somebody is about to fill them. */
function isBlank(block: Node): boolean {
	if (block.isTextblock) return !hasWords(block)
	return block.type.name === 'quote' && block.children.every(isBlank)
}
