/** Writes working copies as rows of a file, and reads rows as working copies. Nothing here asks whether a copy is any good. */
import type { AnyCopy, Kind } from './kind.ts'
import { type FirstDay, readCell, writeCell } from './transfer-cells.ts'
import {
	type Column,
	findColumn,
	ID_COLUMN,
	ID_LABEL,
	labelOf,
	VERSION_COLUMN,
	VERSION_LABEL,
} from './transfer-columns.ts'
import { type Entry, mergeGroups } from './transfer-groups.ts'
import { cutIntoCells } from './transfer-widths.ts'

/** Gives the two rows above all others. */
export function headRows(kind: Kind, columns: Column[]): [string[], string[]] {
	return [
		[ID_COLUMN, VERSION_COLUMN, ...columns.map(({ name }) => name)],
		[ID_LABEL, VERSION_LABEL, ...columns.map((column) => labelOf(kind, column))],
	]
}

export interface WrittenItem {
	/** It is empty for an entry that is to be new. */
	id: string
	version: number | null
	copy: AnyCopy
}

/** @throws Error where the columns have no room for the copy: it was changed after they were measured */
export function writeRow(columns: Column[], { id, version, copy }: WrittenItem): string[] {
	let cells: string[] = []
	const row = columns.map((column, index) => {
		if (column.piece === 0) cells = cutIntoCells(writeCell(column.field, valueAt(copy, column)))
		const isLast = (columns[index + 1]?.piece ?? 0) === 0
		if (isLast && cells.length > column.piece + 1) throw new Error(`${id} has no room in ${column.name}`)
		return cells[column.piece] ?? ''
	})
	return [id, version === null ? '' : String(version), ...row]
}

function valueAt(copy: AnyCopy, { language, fieldName, entry, part }: Column): unknown {
	const value = (language ? copy[language] : copy)[fieldName]
	if (entry === null || part === null) return value
	return (value as Record<string, string>[])[entry]?.[part] ?? ''
}

export interface Head {
	/** Are the places of the id and of the version in a row; -1: the file has none. */
	idAt: number
	versionAt: number
	/** Are the columns in their places; null for these two and for those without a name. */
	columns: (Column | null)[]
	/** Name columns that no such kind has, and those that are there twice. */
	unknown: string[]
	twice: string[]
}

/** Reads the first row of a file. */
export function readHead(kind: Kind, cells: string[]): Head {
	const names = cells.map((cell) => cell.trim())
	const own = names.map((name) => [ID_COLUMN, VERSION_COLUMN].find((one) => one === name.toLowerCase()))
	const columns = names.map((name, index) => (name === '' || own[index] ? null : findColumn(kind, name)))
	const said = names.map((_, index) => own[index] ?? columns[index]?.name)
	return {
		idAt: own.indexOf(ID_COLUMN),
		versionAt: own.indexOf(VERSION_COLUMN),
		columns,
		unknown: names.filter((name, index) => name !== '' && said[index] === undefined),
		twice: [...new Set(said.filter((name, index) => name !== undefined && said.indexOf(name) < index))] as string[],
	}
}

/** Tells the row that says what stands in the columns. */
export const isLabelRow = ({ idAt, columns }: Head, kind: Kind, cells: string[]): boolean => {
	if (idAt >= 0) return (cells[idAt] ?? '').trim() === ID_LABEL
	const first = columns.findIndex((column) => column !== null)
	const column = columns[first]
	return column != null && (cells[first] ?? '').trim() === labelOf(kind, column)
}

export interface CellFault {
	column: string
	code: string
}

/**
 * Reads a row over a working copy: what the file has no column for stays as it is there.
 *
 * @param base is what is stored, or an empty copy
 * @param readAs gives a text as it is meant
 */
export function readRow(
	{ idAt, versionAt, columns }: Head,
	cells: string[],
	base: AnyCopy,
	firstDay: FirstDay,
	readAs: (column: Column, text: string) => string = (_, text) => text,
): { copy: AnyCopy; faults: CellFault[] } {
	const copy = { ...base, english: { ...base.english }, hindi: { ...base.hindi } } as AnyCopy
	const faults: CellFault[] = []
	const groups = new Map<string, ReadGroup>()
	for (const [column, text] of joinPieces(columns, cells)) {
		const read = readCell(column.field, readAs(column, text), firstDay)
		if ('code' in read) faults.push({ column: column.name, code: read.code })
		else if (column.entry === null) holderOf(copy, column)[column.fieldName] = read.value
		else addToGroup(groups, column, read.value as string)
	}
	for (const { column, entries } of groups.values()) {
		const holder = holderOf(copy, column)
		holder[column.fieldName] = mergeGroups(holder[column.fieldName] as Entry[], entries)
	}
	if (cells.some((cell, index) => index !== idAt && index !== versionAt && !columns[index] && cell.trim() !== ''))
		faults.push({ column: '', code: 'cell-without-column' })
	return { copy, faults: faults.slice(0, MAX_FAULTS) }
}

const holderOf = (copy: AnyCopy, { language }: Column): Record<string, unknown> => (language ? copy[language] : copy)

interface ReadGroup {
	column: Column
	entries: Map<number, Entry>
}

function addToGroup(groups: Map<string, ReadGroup>, column: Column, text: string): void {
	const { language, fieldName, entry, part } = column
	if (entry === null || part === null) return
	const key = `${language}.${fieldName}`
	const group = groups.get(key) ?? { column, entries: new Map() }
	group.entries.set(entry, { ...group.entries.get(entry), [part]: text })
	groups.set(key, group)
}

const MAX_FAULTS = 20

/** Gives the text of each value, put together of the columns that it takes. */
function joinPieces(columns: (Column | null)[], cells: string[]): [Column, string][] {
	const pieces = new Map<string, { column: Column; texts: string[] }>()
	for (const [index, column] of columns.entries()) {
		if (!column) continue
		const { language, fieldName, entry, part, piece } = column
		const key = [language, fieldName, entry, part].join('.')
		const found = pieces.get(key) ?? { column, texts: [] }
		found.texts[piece] = cells[index] ?? ''
		pieces.set(key, found)
	}
	return [...pieces.values()].map(({ column, texts }) => [column, texts.join('')])
}
