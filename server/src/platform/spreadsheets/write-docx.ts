import { writeZip } from './write-zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** @param font is that of the line; absent: that of the document */
export interface WrittenLine {
	text: string
	font?: string
	isHeading?: boolean
}

/** Is a line, or a row of a table: the lines of its cells. */
export type WrittenBlock = WrittenLine | { cells: WrittenLine[][] }

/** Writes a plain document of lines and tables. */
export function writeDocx(blocks: Iterable<WrittenBlock>): AsyncGenerator<Buffer> {
	return writeZip([
		{
			name: '[Content_Types].xml',
			content: [
				`${head}<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
			],
		},
		{
			name: '_rels/.rels',
			content: [
				`${head}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
			],
		},
		{ name: 'word/document.xml', content: documentOf(blocks) },
	])
}

function* documentOf(blocks: Iterable<WrittenBlock>): Generator<string> {
	yield `${head}<w:document xmlns:w="${main}"><w:body>`
	for (const block of blocks) yield 'cells' in block ? rowOf(block.cells) : paragraph(block)
	yield '</w:body></w:document>'
}

const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
	.map((side) => `<w:${side} w:val="single" w:sz="4"/>`)
	.join('')

const rowOf = (cells: WrittenLine[][]) =>
	`<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tr>${cells
		.map((lines) => `<w:tc><w:tcPr><w:tcW w:w="4500" w:type="dxa"/></w:tcPr>${lines.map(paragraph).join('')}</w:tc>`)
		.join('')}</w:tr></w:tbl><w:p/>`

function paragraph({ text, font, isHeading }: WrittenLine): string {
	const face = font ? `<w:rFonts w:ascii="${escapeXml(font)}" w:hAnsi="${escapeXml(font)}"/>` : ''
	const style = `<w:rPr>${face}${isHeading ? '<w:b/>' : ''}</w:rPr>`
	return `<w:p><w:r>${style}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string) =>
	text
		.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
		.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
