// @module-tag one-run
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { csvLine } from '../separated-values.ts'
import { readTable } from './read-table.ts'
import type { TableLimits } from './table.ts'
import { createTableReader } from './table-reader.ts'
import { writeXlsx } from './write-xlsx.ts'
import { writeZip } from './write-zip.ts'

const limits: TableLimits = { rows: 100, expandedBytes: 3_000_000, characters: 1_000_000 }
const cellsOf = (content: Buffer) => readTable(content, limits).rows.map(({ cells }) => cells)
const fromCsv = (text: string, encoding: BufferEncoding = 'utf8') => cellsOf(Buffer.from(text, encoding))
const codeOf = (content: Buffer) => {
	try {
		readTable(content, limits)
		return 'read'
	} catch (error) {
		return (error as { code?: string }).code
	}
}

const someCell = fc
	.string({ unit: 'grapheme', maxLength: 12 })
	.map((text) => text.replace(/\0/g, '').replace(/^[=+\-@\t\r]+/, ''))
const someRows = fc.array(
	fc.array(someCell, { minLength: 2, maxLength: 30 }).map((cells) => ['x', ...cells, 'y']),
	{ minLength: 1, maxLength: 5 },
)

interface Parts {
	sheet?: string
	texts?: string
	types?: string
	workbook?: string
}

const workbookOf = ({
	sheet = '<row r="1"><c r="A1"><v>1</v></c></row>',
	texts,
	types = '<Types/>',
	workbook = '<workbook><sheets><sheet r:id="rId7"/></sheets></workbook>',
}: Parts) =>
	buffer(
		writeZip(
			Object.entries({
				'[Content_Types].xml': types,
				'xl/workbook.xml': workbook,
				'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId7" Target="/xl/a.xml"/></Relationships>',
				'xl/a.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
				...(texts && { 'xl/sharedStrings.xml': `<sst>${texts}</sst>` }),
			}).map(([name, content]) => ({ name, content: [content] })),
		),
	)

describe('a CSV file', () => {
	it('is read as it was written', () => {
		fc.assert(
			fc.property(someRows, (rows) => {
				expect(fromCsv(rows.map(csvLine).join(''))).toEqual(rows)
			}),
		)
	})

	it.each([
		['commas', 'a,b\r\n"1,5","say ""yes"""\r\n'],
		['semicolons', 'a;b\n"1,5";"say ""yes"""'],
		['tabs', '\ufeffa\tb\r1,5\tsay "yes"'],
		['whichever it names', 'sep=;\na;b\n1,5;"say ""yes"""'],
	])('may separate with %s', (_, text) => {
		expect(fromCsv(text)).toEqual([
			['a', 'b'],
			['1,5', 'say "yes"'],
		])
	})

	it('may break lines inside quotation marks, and counts rows as a spreadsheet does', () => {
		const { rows } = readTable(Buffer.from('a,"b\nc"\n\n , \n"d"e,f\n'), limits)
		expect(rows).toEqual([
			{ number: 1, cells: ['a', 'b\nc'] },
			{ number: 4, cells: ['de', 'f'] },
		])
	})

	it('may be UTF-16 when it says so', () => {
		const text = '\ufeffकिला,गढ़\n'
		expect(fromCsv(text, 'utf16le')).toEqual([['किला', 'गढ़']])
		expect(cellsOf(Buffer.from(text, 'utf16le').swap16())).toEqual([['किला', 'गढ़']])
	})

	it.each([
		['of an older encoding', Buffer.from('a,caf\xe9\n', 'latin1'), 'import.encoding'],
		['that is no text', Buffer.from([1, 0, 0, 255, 7]), 'import.not-a-table'],
		['that is a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'import.not-a-table'],
		['of Excel before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'import.not-a-table'],
		['with a mark that is never closed', Buffer.from('a,"b\nc,d\n'), 'import.damaged'],
		['with too many rows', Buffer.from('a\n'.repeat(101)), 'import.too-many-rows'],
		['with too many cells', Buffer.from(','.repeat(200_000)), 'import.too-large-inside'],
	])('%s is refused', (_, content, code) => {
		expect(codeOf(content)).toBe(code)
	})
})

describe('an XLSX file', () => {
	it('is read as it was written', async () => {
		const tricky = ['=1+1', "'=1", '_x000D_', 'a\r\nb', '\u0001', '<&">', ' राज्य ', '😀', 'y']
		await fc.assert(
			fc.asyncProperty(someRows, async (rows) => {
				const all = [tricky, ...rows]
				expect(cellsOf(await buffer(writeXlsx('Sheet', all, 1)))).toEqual(all)
			}),
			{ numRuns: 50 },
		)
	})

	it('gives the values of formulas, numbers, days, shared and rich texts', async () => {
		const sheet = `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3"><f>HYPERLINK("http://x")</f><v>46340</v></c>
			<c r="D3" t="str"><f>1+1</f><v>two</v></c><c r="E3" t="b"><v>1</v></c><c><v>1.2E2</v></c></row>`
		const texts = '<si><r><t>किला </t></r><r><t>&amp; गढ़</t></r><rPh><t>spoken</t></rPh></si>'
		const table = readTable(await workbookOf({ sheet, texts }), limits)
		expect(table).toEqual({
			rows: [{ number: 3, cells: ['किला & गढ़', '', '46340', 'two', '1', '120'] }],
			firstDay: 'of-1900',
		})
		const workbook = '<x:workbook><x:workbookPr date1904="1"/><x:sheets><x:sheet q:id="rId7"/></x:sheets></x:workbook>'
		expect(readTable(await workbookOf({ workbook }), limits).firstDay).toBe('of-1904')
	})

	it.each<[string, Parts, string]>([
		[
			'with macros',
			{ types: '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>' },
			'import.macros',
		],
		['that becomes very large', { sheet: ' '.repeat(4_000_000) }, 'import.too-large-inside'],
		[
			'that repeats one text very often',
			{ texts: `<si><t>${'x'.repeat(30_000)}</t></si>`, sheet: '<row><c t="s"><v>0</v></c></row>'.repeat(50) },
			'import.too-large-inside',
		],
		[
			'with a cell far to the right in each row',
			{ sheet: '<row><c r="XFD1"><v>1</v></c></row>'.repeat(90) },
			'import.too-large-inside',
		],
		['with a column that no sheet has', { sheet: '<row><c r="ZZZZ1"><v>1</v></c></row>' }, 'import.damaged'],
		['with a row that is there twice', { sheet: '<row r="2"/>'.repeat(2) }, 'import.damaged'],
		['with a row that no sheet has', { sheet: '<row r="99999999999"/>' }, 'import.damaged'],
		['with half a row', { sheet: '<row r="2.5"/>' }, 'import.damaged'],
		['with elements in elements without end', { sheet: '<row>'.repeat(101) }, 'import.damaged'],
		['with too many rows', { sheet: '<row><c><v>1</v></c></row>'.repeat(101) }, 'import.too-many-rows'],
	])('%s is refused', async (_, parts, code) => {
		expect(codeOf(await workbookOf(parts))).toBe(code)
	})

	it('declares no entities that grow', async () => {
		const bomb = `<!DOCTYPE lolz [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]>`
		const texts = `${bomb}<si><t>&b;</t></si>`
		const content = await workbookOf({ texts, sheet: '<row><c t="s"><v>0</v></c></row>' })
		expect(cellsOf(content)).toEqual([['&b;']])
	})

	it('is refused when it is cut or changed anywhere, and never breaks the reader', async () => {
		const content = await workbookOf({})
		expect(codeOf(content.subarray(0, -30))).toBe('import.damaged')
		await fc.assert(
			fc.asyncProperty(fc.nat(content.length - 1), fc.nat(255), async (place, byte) => {
				const changed = Buffer.from(content)
				changed[place] = byte
				expect(['read', 'import.damaged', 'import.not-a-table', 'import.encoding']).toContain(codeOf(changed))
			}),
			{ numRuns: 500 },
		)
	})

	it('that is an archive of something else is refused', async () => {
		expect(codeOf(await buffer(writeZip([{ name: 'a.txt', content: ['a'] }])))).toBe('import.not-a-table')
	})
})

describe('the process that reads files', () => {
	it('answers tables and refusals, one after the other', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'tables-'))
		const reader = createTableReader(silentLog)
		const store = async (name: string, text: string) => {
			await writeFile(join(folder, name), text)
			return join(folder, name)
		}
		const good = await store('good', 'a,b\n')
		const bad = await store('bad', 'a,"b')
		const [first, second, third] = await Promise.allSettled(
			[good, bad, good].map((path, index) => reader.read(path, `${index}`)),
		)
		expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
		expect(second).toMatchObject({ reason: { code: 'import.damaged' } })
		expect(third).toMatchObject({ value: { table: { rows: [{ number: 1, cells: ['a', 'b'] }], firstDay: null } } })
		await reader.close()
		await rm(folder, { recursive: true })
	})

	it('ends for a file that takes more memory than it has, and the next one is read', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'tables-'))
		const unbounded = { rows: 1e9, expandedBytes: 1e9, characters: 1e9 }
		const reader = createTableReader(silentLog, unbounded, 16)
		await writeFile(join(folder, 'large'), 'a,b,c,d\n'.repeat(500_000))
		await writeFile(join(folder, 'small'), 'a,b\n')
		await expect(reader.read(join(folder, 'large'), '1')).rejects.toMatchObject({ code: 'import.too-large-inside' })
		expect(await reader.read(join(folder, 'small'), '1')).toMatchObject({ table: { rows: [{ number: 1 }] } })
		await reader.close()
		await rm(folder, { recursive: true })
	})
})
