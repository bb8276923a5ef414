import { escapeText } from './write-inline.ts'

const bullet = /^\s*[•·▪◦*–-]\s+/
const number = /^\s*\(?\d{1,3}[.)]\s+/

type Kind = 'ul' | 'ol' | 'p'

const kindOf = (line: string): Kind => (bullet.test(line) ? 'ul' : number.test(line) ? 'ol' : 'p')

/**
 * Makes HTML of plain text that is pasted: a blank line ends a paragraph, and lines that begin with a bullet or a number are items of
 * a list. Where there are no blank lines each line is a paragraph.
 */
export function plainTextHtml(text: string): string {
	const lines = text.replace(/\r\n?/g, '\n').split('\n')
	const hasGaps = lines.slice(lines.findIndex(isFull), lines.findLastIndex(isFull)).some((line) => !isFull(line))
	const groups: { kind: Kind; lines: string[] }[] = []
	let isOpen = false
	for (const line of lines) {
		if (!isFull(line)) {
			isOpen = false
			continue
		}
		const kind = kindOf(line)
		const last = groups.at(-1)
		const goesOn = last?.kind === kind && (kind !== 'p' ? isOpen : isOpen && hasGaps)
		if (goesOn) last.lines.push(line)
		else groups.push({ kind, lines: [line] })
		isOpen = true
	}
	return groups.map(({ kind, lines }) => (kind === 'p' ? paragraph(lines) : list(kind, lines))).join('')
}

const isFull = (line: string) => line.trim() !== ''

const paragraph = (lines: string[]) => `<p>${lines.map((line) => escapeText(line.trim())).join('<br />')}</p>`

const list = (kind: 'ul' | 'ol', lines: string[]) => {
	const words = lines.map((line) => escapeText(line.replace(kind === 'ul' ? bullet : number, '').trim()))
	return `<${kind}>${words.map((item) => `<li>${item}</li>`).join('')}</${kind}>`
}
