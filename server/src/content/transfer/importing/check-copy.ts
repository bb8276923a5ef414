/** Decides what of an entry that was read from a file can be stored, and what of it readers may see: of a row as of the demo. */
import type { ContentProblem } from '@aravalli/shared/content/content'
import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import { contentProblems } from '@aravalli/shared/content/problems'
import { columnOfPath } from '@aravalli/shared/content/transfer-columns'
import { AppError, type FieldRefusal } from '@aravalli/shared/errors'
import type { z } from 'zod'
import { cleanedCopy } from '../../desk/cleaned-copy.ts'

export interface RowProblem extends Pick<ContentProblem, 'code' | 'limit' | 'min'> {
	column: string
	level: 'error' | 'warning'
}

export interface CopySettings {
	kind: Kind
	/** Is that of its working copies. */
	schema: z.ZodType
}

export interface CheckedCopy {
	/** It is cleaned; null where it cannot be stored. */
	copy: AnyCopy | null
	/** Are errors, each in a column of its own. */
	problems: RowProblem[]
}

export const error = (column: string, code: string): RowProblem => ({ column, level: 'error', code })

/** @param known are columns with errors already: what cannot be read of a cell says more than what the schema says of its place */
export function checkCopy({ kind, schema }: CopySettings, read: unknown, known: readonly string[] = []): CheckedCopy {
	const parsed = schema.safeParse(read)
	if (parsed.success) return clean(kind, parsed.data as AnyCopy)
	const found = parsed.error.issues.map(({ path, code }) => error(columnOfPath(kind, path.join('.')), code))
	return { copy: null, problems: oneEach(found, new Set(known)) }
}

/** Keeps the first error of each column. */
const oneEach = (problems: RowProblem[], known: Set<string>): RowProblem[] =>
	problems.filter(({ column }) => !known.has(column) && known.add(column))

/** Cleaning can make a text too long, and finds what a structure cannot have. */
function clean(kind: Kind, copy: AnyCopy): CheckedCopy {
	try {
		return { copy: cleanedCopy(kind, copy), problems: [] }
	} catch (refusal) {
		if (!(refusal instanceof AppError)) throw refusal
		const inCell = ({ path, code }: FieldRefusal) => error(columnOfPath(kind, path.replace(/^content\./, '')), code)
		return { copy: null, problems: oneEach(refusal.fields.map(inCell), new Set()) }
	}
}

/** Says in which cells is what keeps a copy from being published. @param today 'YYYY-MM-DD' in India */
export const publishingWarnings = (kind: Kind, copy: AnyCopy, today: string): RowProblem[] =>
	contentProblems(kind, copy, today).map((problem) => warning(kind, problem))

/** Says in which cell a problem of a working copy is. */
export function warning(kind: Kind, { path, ...problem }: ContentProblem): RowProblem {
	return { column: columnOfPath(kind, path), level: 'warning', ...problem }
}
