/**
 * Decides what a row of a file would become. What cannot be stored is an error; what only keeps an entry from being published is a warning,
 * because it may be stored as a draft. Pure: `check-rows.ts` finds what is stored and hands it in.
 */
import { isDeepStrictEqual } from 'node:util'
import { cleanText } from '@aravalli/shared/clean-text'
import { type AnyCopy, emptyCopy, type Kind } from '@aravalli/shared/content/kind'
import { titleOf } from '@aravalli/shared/content/title-of'
import type { FirstDay } from '@aravalli/shared/content/transfer-cells'
import { ID_COLUMN, VERSION_COLUMN } from '@aravalli/shared/content/transfer-columns'
import { unguardCell } from '@aravalli/shared/content/transfer-guard'
import { type Conversion, legacyReader } from '@aravalli/shared/content/transfer-legacy'
import { type Head, readRow } from '@aravalli/shared/content/transfer-rows'
import type { TableRow } from '../../../platform/spreadsheets/table.ts'
import { cleanedCopy } from '../../desk/cleaned-copy.ts'
import { newId } from '../../desk/new-id.ts'
import { isPossibleId } from '../../items.ts'
import type { DocumentEntry, ImportRules } from '../../server-kind.ts'
import type { StoredCopy } from '../stored-copies.ts'
import {
	type CheckedCopy,
	type CopySettings,
	checkCopy,
	error,
	publishingWarnings,
	type RowProblem,
	warning,
} from './check-copy.ts'

export interface CheckedRow {
	number: number
	id: string | null
	title: string
	/** Is the version that is stored; it is null for what is new. */
	version: number | null
	state: 'new' | 'changed' | 'unchanged' | 'error'
	/** It is null where the row has errors. */
	copy: AnyCopy | null
	problems: RowProblem[]
	/** Are texts in a legacy font, as they are in the file and as they were read. */
	conversions: Conversion[]
}

/** Is a row of a table, or an entry of a document, of which it is known already what could not be read and what was converted. */
export interface EntryRow extends TableRow {
	conversions?: Conversion[]
	faults?: DocumentEntry['faults']
}

export interface CheckSettings extends CopySettings {
	imports: ImportRules
	head: Head
	firstDay: FirstDay
	/** 'YYYY-MM-DD' in India. */
	today: string
}

/** Gives the id that a row names; '' where it has none. */
export const idOf = ({ idAt }: Head, { cells }: TableRow) => (idAt < 0 ? '' : (cells[idAt] ?? '').trim())

/** @param stored is the entry that the row names; null: there is none. @param isTwice the file names it in a row above */
export function checkRow(
	settings: CheckSettings,
	row: EntryRow,
	stored: StoredCopy | null,
	isTwice: boolean,
): CheckedRow {
	const { kind, head } = settings
	const { title, copy, problems, conversions } = readCopy(settings, row, stored)
	const id = idOf(head, row)
	const known = { number: row.number, title, version: stored?.version ?? null }
	const refused = (why: RowProblem[]) =>
		({ ...known, id: isPossibleId(id) ? id : null, state: 'error', copy: null, problems: why, conversions }) as const
	const impossible = [...idProblems(kind, id, stored, isTwice), ...problems]
	if (impossible.length > 0 || copy === null) return refused(impossible)
	const state = stateOf(kind, copy, stored)
	if (state === 'changed' && isOlder(head, row, stored)) return refused([error(VERSION_COLUMN, 'import-older')])
	return {
		...known,
		id: id || newId(kind, copy),
		state,
		copy,
		problems: publishingWarnings(kind, copy, settings.today),
		conversions,
	}
}

function stateOf(kind: Kind, copy: AnyCopy, stored: StoredCopy | null): 'new' | 'changed' | 'unchanged' {
	if (!stored) return 'new'
	return isDeepStrictEqual(copy, cleanedCopy(kind, stored.copy)) ? 'unchanged' : 'changed'
}

interface ReadCopy extends CheckedCopy {
	title: string
	conversions: Conversion[]
}

function readCopy(settings: CheckSettings, row: EntryRow, stored: StoredCopy | null): ReadCopy {
	const { kind, head, firstDay } = settings
	const base = stored?.copy ?? (emptyCopy(kind) as AnyCopy)
	const cells = row.cells.map(unguardCell)
	const { readAs, conversions } = row.conversions
		? { readAs: undefined, conversions: row.conversions }
		: legacyReader(head.columns, cells)
	const { copy: read, faults } = readRow(head, cells, base, firstDay, readAs)
	const title = cleanText(titleOf(kind, read.english).slice(0, TITLE_MAX)).replaceAll('\n', ' ')
	const unread = [...faults, ...(row.faults ?? [])].map((fault): RowProblem => ({ ...fault, level: 'error' }))
	const { copy, problems } = checkCopy(
		settings,
		read,
		unread.map(({ column }) => column),
	)
	const refused = copy ? refusals(settings, copy) : []
	return { title, copy, problems: [...unread, ...problems, ...refused], conversions }
}

/** Says in which cells is what keeps a copy from being stored by the rules of its kind. */
const refusals = ({ kind, imports }: CheckSettings, copy: AnyCopy): RowProblem[] =>
	(imports.refusals?.(copy) ?? []).map((problem) => ({ ...warning(kind, problem), level: 'error' }))

const TITLE_MAX = 200

/** These words stand in addresses of the desk. */
const wordsOfDesk = ['new', 'export', 'import', 'imports', 'bulk']

function idProblems({ reservedIds = [] }: Kind, id: string, stored: StoredCopy | null, isTwice: boolean): RowProblem[] {
	if (id === '') return []
	if (!isPossibleId(id)) return [error(ID_COLUMN, 'import-id')]
	if (isTwice) return [error(ID_COLUMN, 'import-id-twice')]
	if (stored?.isDeleted) return [error(ID_COLUMN, 'import-deleted')]
	const isReserved = !stored && [...reservedIds, ...wordsOfDesk].includes(id)
	return isReserved ? [error(ID_COLUMN, 'import-id-reserved')] : []
}

/** A row that says which version it was written from is not put over a newer one. */
function isOlder({ versionAt }: Head, { cells }: TableRow, stored: StoredCopy | null): boolean {
	const said = versionAt < 0 ? '' : (cells[versionAt] ?? '').trim()
	return stored !== null && said !== '' && Number(said) !== stored.version
}
