import type { ContentProblem } from '@aravalli/shared/content/content'
import { AppError } from '@aravalli/shared/errors'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { ContentType } from './content-type.ts'
import type { Desk } from './desk.ts'
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
	{ type }: Pick<Desk, 'type'>,
	row: ContentRow,
	{ today, isHindiCurrent }: Publishing,
): Promise<void> {
	if (isHindiCurrent) await noteHindiIsCurrent(tx, row)
	const hindiVersion = isHindiCurrent ? row.englishVersion : row.hindiVersion
	const problems = publishingProblems(type, { ...row, hindiVersion }, today)
	if (problems.length > 0) throw new AppError('content.incomplete', {}, problems)
}

type Checked = Pick<ContentRow, 'data' | 'englishVersion' | 'hindiVersion'>

export function publishingProblems(type: ContentType, row: Checked, today: string): ContentProblem[] {
	const problems = type.problems(row.data, today)
	const isHindiOlder = type.languages(row.data).hindi !== 'missing' && row.hindiVersion < row.englishVersion
	return isHindiOlder ? [...problems, { path: 'hindi', code: 'hindi-older' }] : problems
}
