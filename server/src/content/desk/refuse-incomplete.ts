import type { ContentProblem } from '@aravalli/shared/content/content'
import type { Kind } from '@aravalli/shared/content/kind'
import { contentProblems } from '@aravalli/shared/content/problems'
import { AppError } from '@aravalli/shared/errors'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { Desk } from './desk.ts'
import { isHindiOlder, type WrittenTexts } from './is-hindi-older.ts'
import { type ContentRow, noteHindiIsCurrent } from './tables.ts'

interface Publishing {
	/** Is the day on which readers are to see it, as 'YYYY-MM-DD' in India. */
	today: string
	/** The editor has looked at the Hindi, which was written before the English was changed. */
	isHindiCurrent: boolean
}

/** @throws AppError `content.incomplete` with what is missing where */
export async function refuseIncomplete(
	tx: Transaction,
	{ own: { kind } }: Pick<Desk, 'own'>,
	row: ContentRow,
	{ today, isHindiCurrent }: Publishing,
): Promise<void> {
	if (isHindiCurrent) await noteHindiIsCurrent(tx, row)
	const hindiVersion = isHindiCurrent ? row.englishVersion : row.hindiVersion
	const problems = publishingProblems(kind, { ...row, hindiVersion }, today)
	if (problems.length > 0) throw new AppError('content.incomplete', {}, problems)
}

export function publishingProblems(kind: Kind, row: WrittenTexts, today: string): ContentProblem[] {
	const problems = contentProblems(kind, row.data, today)
	return isHindiOlder(kind, row) ? [...problems, { path: 'hindi', code: 'hindi-older' }] : problems
}
