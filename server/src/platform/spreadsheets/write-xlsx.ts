import { writeZip, type ZipPart } from './write-zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const typeOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`

/**
 * Writes a workbook of one sheet whose cells are all text: no program takes them for formulas or days.
 *
 * @param frozenRows stay in sight above those that are scrolled
 */
export function writeXlsx(
	sheetName: string,
	rows: AsyncIterable<string[]> | Iterable<string[]>,
	frozenRows: number,
): AsyncGenerator<Buffer> {
	const parts: ZipPart[] = [
		{
			name: '[Content_Types].xml',
			content: [
				`${head}<Types xmlns="${packaging}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/></Types>`,
			],
		},
		{ name: '_rels/.rels', content: [relationTo('officeDocument', 'xl/workbook.xml')] },
		{ name: 'xl/_rels/workbook.xml.rels', content: [relationTo('worksheet', 'worksheets/sheet1.xml')] },
		{
			name: 'xl/workbook.xml',
			content: [
				`${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(sheetName.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
			],
		},
		{ name: 'xl/worksheets/sheet1.xml', content: sheet(rows, frozenRows) },
	]
	return writeZip(parts)
}

const relationTo = (kind: string, target: string) =>
	`${head}<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${relations}/${kind}" Target="${target}"/></Relationships>`

async function* sheet(rows: AsyncIterable<string[]> | Iterable<string[]>, frozenRows: number): AsyncGenerator<string> {
	const pane = `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
	yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultColWidth="24" defaultRowHeight="15"/><sheetData>`
	let number = 0
	for await (const cells of rows) {
		number += 1
		yield `<row r="${number}">${cells.map((text, index) => cell(text, index, number)).join('')}</row>`
	}
	yield '</sheetData></worksheet>'
}

const cell = (text: string, index: number, row: number) =>
	text === ''
		? ''
		: `<c r="${columnName(index)}${row}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeText(text))}</t></is></c>`

function columnName(index: number): string {
	const letter = String.fromCharCode(65 + (index % 26))
	return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`
}

/** Characters that XML cannot have, and those that a reader of XML changes, stand as `_x000D_`. */
const escapeText = (text: string) =>
	text
		.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
		.replace(/[^\P{Cc}\t\n]|\p{Cs}|[\ufffe\uffff]/gu, (character) => `_x${hex(character)}_`)

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
