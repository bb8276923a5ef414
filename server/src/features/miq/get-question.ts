import type { Language } from '@aravalli/shared/language'
import type { MiqData } from '@aravalli/shared/miq/contract'
import { miqKind } from '@aravalli/shared/miq/kind'
import { getItem } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { summariseThread } from '../comments/public.ts'
import { commentSubject, counters, type MiqItem } from './miq-kind.ts'
import { presentQuestion } from './present-question.ts'

/** @throws AppError `question.not-found`, also for one that is not published */
export async function getQuestionItem({ db }: Database, id: string, language: Language): Promise<MiqItem> {
	return getItem(db, miqKind, id, { language, counters, notFound: 'question.not-found' })
}

export async function getQuestion(database: Database, id: string, language: Language): Promise<MiqData> {
	const question = await getQuestionItem(database, id, language)
	const { total } = await summariseThread(database.db, { subject: commentSubject, id })
	return presentQuestion(question, language, total)
}
