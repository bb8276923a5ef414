import { DOMParser, type Node, type ParseOptions, type Schema, type Slice } from '@tiptap/pm/model'
import { cleanPasted } from './clean-pasted.ts'
import { CAPTION_MARK } from './tables.ts'

/** Reads what is stored, and what is pasted. The schema decides what is kept; the rest is put in order for it before. */
export class RichParser extends DOMParser {
	/** Reads what is stored. */
	override parse(root: globalThis.Node, options?: ParseOptions): Node {
		prepare(root, this.schema)
		return super.parse(root, { preserveWhitespace: true, ...options })
	}

	/** Reads what is pasted. */
	override parseSlice(root: globalThis.Node, options?: ParseOptions): Slice {
		if (isElement(root)) cleanPasted(root)
		prepare(root, this.schema)
		return super.parseSlice(root, options)
	}

	static of(schema: Schema): RichParser {
		return new RichParser(schema, DOMParser.fromSchema(schema).rules)
	}
}

const isElement = (node: globalThis.Node): node is Element => node.nodeType === 1

function prepare(root: globalThis.Node, { nodes }: Schema) {
	if (!isElement(root)) return
	if (nodes.line) return joinLines(root)
	for (const item of root.querySelectorAll('li')) startWithWords(item)
	for (const caption of root.querySelectorAll('table > caption')) {
		const block = caption.ownerDocument.createElement('div')
		block.setAttribute(CAPTION_MARK, '')
		block.append(...caption.childNodes)
		caption.closest('table')?.before(block)
		caption.remove()
	}
}

/** An item begins with words, if only empty ones: without, the parser would end the list before what stands in it. */
function startWithWords(item: Element) {
	const first = [...item.childNodes].find((node) => isElement(node) || /\S/.test(node.textContent ?? ''))
	const isOther =
		first && isElement(first) && first.matches('ul, ol, blockquote, img, h1, h2, h3, h4, h5, h6, table, div')
	if (isOther) item.prepend(item.ownerDocument.createElement('p'))
}

/** Puts a space where a block ends: within a line they would run into each other. */
function joinLines(root: Element) {
	for (const block of root.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, tr, td, th, blockquote, br')) {
		block.replaceWith(' ', ...block.childNodes, ' ')
	}
}
