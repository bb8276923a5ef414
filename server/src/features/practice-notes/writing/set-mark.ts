import { AppError } from '@aravalli/shared/errors'
import type { Database } from '../../../platform/database/open-database.ts'
import { orSignedOut } from '../../../platform/database/or-signed-out.ts'
import type { PracticeTarget } from '../practice-subject.ts'
import { deleteMark, insertMark } from './tables.ts'

interface Mark {
	userId: string
	target: PracticeTarget
	isToRevise: boolean
	now: Date
}

/** @throws AppError `question.not-found`; a mark can be taken from what is not there any more */
export async function setMark(database: Database, { userId, target, isToRevise, now }: Mark): Promise<void> {
	await database
		.transaction(async (tx) => {
			if (!isToRevise) await deleteMark(tx, userId, target)
			else if (!(await insertMark(tx, userId, target))) throw new AppError('question.not-found')
			await target.subject.onMark?.(tx, { userId, questionId: target.questionId, isToRevise, now })
		})
		.catch(orSignedOut)
}
