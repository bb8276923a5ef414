import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import type { PracticeTarget } from '../practice-subject.ts'
import { deleteMark, insertMark } from './tables.ts'

interface Mark {
	userId: string
	target: PracticeTarget
	isToRevise: boolean
}

/** @throws AppError `question.not-found`; a mark can be taken from what is not there any more */
export async function setMark({ db }: Database, { userId, target, isToRevise }: Mark): Promise<void> {
	if (!isToRevise) return deleteMark(db, userId, target)
	if (!(await insertMark(db, userId, target).catch(orSignedOut))) throw new AppError('question.not-found')
}
