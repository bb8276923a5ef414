import { TableRefusal } from './table.ts'

/**
 * Reads the text of a file: UTF-8, or UTF-16 that says so by its first bytes. Older encodings have no sign by which they are known, and
 * letters that are read by a wrong one are other letters.
 *
 * @throws TableRefusal `import.encoding`, `import.not-a-table` for what is no text
 */
export function decodeText(content: Buffer): string {
	const encoding = encodingOf(content)
	try {
		const text = new TextDecoder(encoding, { fatal: true }).decode(content)
		if (text.includes('\0')) throw new TableRefusal('import.not-a-table')
		return text
	} catch (error) {
		if (error instanceof TableRefusal) throw error
		throw new TableRefusal(content.includes(0) ? 'import.not-a-table' : 'import.encoding')
	}
}

function encodingOf([first, second]: Buffer): string {
	if (first === 0xff && second === 0xfe) return 'utf-16le'
	if (first === 0xfe && second === 0xff) return 'utf-16be'
	return 'utf-8'
}
