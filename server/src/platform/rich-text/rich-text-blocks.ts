/**
 * Reads rich text as data, for what is not a web page: a PDF file, or a plain text.
 *
 * It knows only what `sanitizeRichText` writes; any other element counts as its words.
 */

import { type ChildNode, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'

/** Holds a piece of a line. */
export interface RichRun {
	text: string
	isStrong?: true
	isEmphasised?: true
	place?: 'sub' | 'sup'
	/** Is an address of the web, or a path of this site. */
	href?: string
}

export type RichBlock =
	| { kind: 'heading'; level: 2 | 3; runs: RichRun[] }
	| { kind: 'paragraph'; runs: RichRun[] }
	| { kind: 'list'; isOrdered: boolean; items: RichBlock[][] }
	| { kind: 'quote'; blocks: RichBlock[] }
	| { kind: 'table'; caption: RichRun[]; rows: RichCell[][] }

export interface RichCell {
	isHeader: boolean
	blocks: RichBlock[]
}

type Look = Omit<RichRun, 'text'>

const inline: Record<string, (href: string) => Look> = {
	strong: () => ({ isStrong: true }),
	em: () => ({ isEmphasised: true }),
	sub: () => ({ place: 'sub' }),
	sup: () => ({ place: 'sup' }),
	a: (href) => (href ? { href } : {}),
	br: () => ({}),
}

const blockOf: Record<string, (children: ChildNode[]) => RichBlock> = {
	h2: (children) => ({ kind: 'heading', level: 2, runs: runsOf(children) }),
	h3: (children) => ({ kind: 'heading', level: 3, runs: runsOf(children) }),
	p: (children) => ({ kind: 'paragraph', runs: runsOf(children) }),
	ul: (children) => ({ kind: 'list', isOrdered: false, items: itemsOf(children) }),
	ol: (children) => ({ kind: 'list', isOrdered: true, items: itemsOf(children) }),
	blockquote: (children) => ({ kind: 'quote', blocks: blocksOf(children) }),
	table: (children) => ({
		kind: 'table',
		caption: runsOf(named(children, 'caption').flatMap(({ children }) => children)),
		rows: rowsOf(children),
	}),
}

export function richTextBlocks(html: string): RichBlock[] {
	return blocksOf(parseDocument(html).children)
}

/** Makes paragraphs of words that stand in no block, as beside a list inside an item. */
function blocksOf(nodes: ChildNode[]): RichBlock[] {
	const blocks: RichBlock[] = []
	let loose: ChildNode[] = []
	const closeLoose = () => {
		const runs = runsOf(loose)
		if (runs.length > 0) blocks.push({ kind: 'paragraph', runs })
		loose = []
	}
	for (const node of nodes) {
		const make = isTag(node) && blockOf[node.name]
		if (!make) {
			loose.push(node)
			continue
		}
		closeLoose()
		blocks.push(make(node.children))
	}
	closeLoose()
	return blocks.filter((block) => !('runs' in block) || block.runs.length > 0)
}

const named = (nodes: ChildNode[], ...names: string[]) => nodes.filter(isTag).filter(({ name }) => names.includes(name))

const itemsOf = (nodes: ChildNode[]) => named(nodes, 'li').map(({ children }) => blocksOf(children))

function rowsOf(nodes: ChildNode[]): RichCell[][] {
	const rows = [
		...named(nodes, 'thead', 'tbody').flatMap(({ children }) => named(children, 'tr')),
		...named(nodes, 'tr'),
	]
	return rows.map(({ children }) =>
		named(children, 'th', 'td').map((cell) => ({ isHeader: cell.name === 'th', blocks: blocksOf(cell.children) })),
	)
}

function runsOf(nodes: ChildNode[], look: Look = {}): RichRun[] {
	return trimmed(nodes.flatMap((node) => rawRuns(node, look)))
}

function rawRuns(node: ChildNode, look: Look): RichRun[] {
	if (isText(node)) return [{ ...look, text: node.data.replace(/\s+/g, ' ') }]
	if (!isTag(node)) return []
	if (node.name === 'br') return [{ ...look, text: '\n' }]
	// What is not a web page has no pictures of texts yet, so their words stand there.
	if (node.name === 'img') return [{ ...look, text: node.attribs.alt ?? '' }]
	const own = inline[node.name]?.(node.attribs.href ?? '') ?? {}
	return node.children.flatMap((child) => rawRuns(child, { ...look, ...own }))
}

/** Drops the spaces at both ends, which show nothing. */
function trimmed(runs: RichRun[]): RichRun[] {
	const kept = runs.filter(({ text }) => text !== '')
	const first = kept.at(0)
	if (first) first.text = first.text.trimStart()
	const last = kept.at(-1)
	if (last) last.text = last.text.trimEnd()
	const full = kept.filter(({ text }) => text !== '')
	return full.length < kept.length ? trimmed(full) : full
}

/** Gives the words alone, a block a line. */
export function richTextWords(html: string): string {
	return richTextBlocks(html).map(wordsOf).join('\n')
}

function wordsOf(block: RichBlock): string {
	if (block.kind === 'heading' || block.kind === 'paragraph') return joined(block.runs)
	if (block.kind === 'quote') return block.blocks.map(wordsOf).join('\n')
	if (block.kind === 'list') return block.items.flat().map(wordsOf).join('\n')
	const lines = block.rows.map((row) => row.map(({ blocks }) => blocks.map(wordsOf).join(' ')).join(' '))
	return [joined(block.caption), ...lines].filter((line) => line !== '').join('\n')
}

const joined = (runs: RichRun[]) => runs.map(({ text }) => text).join('')

/** @param origin for the links: on paper, and in a file on a phone, a path of this site leads nowhere */
export function withWholeLinks(blocks: RichBlock[], origin: string): RichBlock[] {
	return JSON.parse(JSON.stringify(blocks), (key, value: unknown) =>
		key === 'href' && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
	)
}
