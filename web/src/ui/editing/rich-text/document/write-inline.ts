import { type Fragment, Mark, type Node } from '@tiptap/pm/model'

const tags: Record<string, string> = { link: 'a', strong: 'strong', em: 'em', sub: 'sub', sup: 'sup' }

/** Holds words with the same marks; a line break has none. */
interface Piece {
	text: string | null
	marks: readonly Mark[]
}

/**
 * Writes words with their marks, each mark over as many neighbours as have it. Spaces at both ends show nothing and are left out.
 *
 * @param room how many elements may stand in each other: the server drops what is deeper
 */
export function writeInline(content: Fragment, room: number): string {
	let html = ''
	let open: readonly Mark[] = []
	const goOn = (marks: readonly Mark[]) => {
		const other = open.findIndex((mark, index) => !marks[index]?.eq(mark))
		const shared = other < 0 ? open.length : other
		html += open.slice(shared).reverse().map(endOf).join('')
		html += marks.slice(shared).map(startOf).join('')
		open = marks
	}
	for (const { text, marks } of trimmed(piecesOf(content, room))) {
		goOn(marks)
		html += text === null ? '<br />' : escapeSigns(text)
	}
	goOn([])
	return html
}

function piecesOf(content: Fragment, room: number): Piece[] {
	const pieces: Piece[] = []
	for (const node of content.content) {
		const isBreak = !node.isText && room > 0
		// A line break is an element, too.
		const marks = node.marks.slice(0, isBreak ? room - 1 : room)
		const last = pieces.at(-1)
		if (isBreak) pieces.push({ text: null, marks })
		else if (last && last.text !== null && Mark.sameSet(last.marks, marks)) last.text += node.text ?? ' '
		else pieces.push({ text: node.text ?? ' ', marks })
	}
	return pieces.map(({ text, marks }) => ({ text: text && cleanText(text), marks })).filter(({ text }) => text !== '')
}

function trimmed(pieces: Piece[]): Piece[] {
	const isSpace = ({ text }: Piece) => text !== null && text.trim() === ''
	const kept = pieces.slice(
		pieces.findIndex((piece) => !isSpace(piece)),
		pieces.findLastIndex((piece) => !isSpace(piece)) + 1,
	)
	const [first, last] = [kept.at(0), kept.at(-1)]
	if (first?.text) first.text = first.text.trimStart()
	if (last?.text) last.text = last.text.trimEnd()
	return kept
}

const startOf = ({ type, attrs }: Mark) =>
	type.name === 'link' ? `<a href="${escapeAttribute(attrs.href)}">` : `<${tags[type.name]}>`

const endOf = ({ type }: Mark) => `</${tags[type.name]}>`

/** These cannot be stored or seen. */
const control = /[^\P{Cc}\n\t]/gu

/** A stroke through the letter before it would be taken for one through the end of a tag. */
const strokeAtStart = /^(?:\s|\u0338)*\u0338/

/** Gives letters as they are stored. */
function cleanText(text: string): string {
	return text
		.replace(control, '')
		.replace(/[\n\t]/g, ' ')
		.normalize('NFC')
		.replace(strokeAtStart, '')
}

const escapeSigns = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function escapeText(text: string): string {
	return escapeSigns(cleanText(text))
}

export function escapeAttribute(text: string): string {
	return escapeText(text).replaceAll('"', '&quot;')
}

/** Gives the words of a block alone. */
export function writeWords(node: Node): string {
	return escapeText(node.textBetween(0, node.content.size, ' ', ' ')).trim()
}

/** Tells whether a block has words that can be seen. */
export function hasWords(block: Node): boolean {
	return cleanText(block.textContent).trim() !== ''
}
