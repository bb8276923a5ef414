import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { paperIdOf } from '@aravalli/shared/answer-copies/copy'
import { closingOf } from '@aravalli/shared/daily-questions/daily-question'
import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { type AnsweredQuestion, findCopyQuestions } from '../../daily-questions/public.ts'
import { sendableUntil as paperSendableUntil } from '../../mains-mock-tests/public.ts'
import { findBooklets } from '../booklet/tables.ts'
import type { CopyServices } from '../copy-services.ts'
import { listMovedFiles, listPages, type MovedFile } from '../pages/tables.ts'
import { sendableUntil } from '../sending/may-send.ts'
import { findCredited, listUnusedCredits } from '../sending/tables.ts'
import type { AnswerCopyRow } from '../tables.ts'
import { presentCards } from './present-card.ts'
import { missingPages, presentPage } from './present-pages.ts'
import { findOwnCopy } from './tables.ts'

export interface CopyReader {
	userId: string
	language: Language
	sentenceOf: (code: ErrorCode, language: Language) => string
}

/** @throws AppError `copy.not-found`, also for somebody else's */
export async function getCopy(services: CopyServices, copyId: string, reader: CopyReader): Promise<Copy> {
	const copy = await findOwnCopy(services.database.db, reader.userId, copyId)
	if (!copy) throw new AppError('copy.not-found')
	return presentCopy(services, copy, reader)
}

async function presentCopy(services: CopyServices, copy: AnswerCopyRow, reader: CopyReader): Promise<Copy> {
	const { closingMinutes } = services
	const { db } = services.database
	const now = services.now()
	const { language } = reader
	const [card] = await presentCards(db, [copy], { language, now })
	if (!card) throw new AppError('copy.not-found')
	const stored = await listPages(db, copy.id)
	const bookletIds = stored.flatMap(({ page }) => page.bookletId ?? [])
	const booklets = new Map((await findBooklets(db, bookletIds)).map((booklet) => [booklet.id, booklet]))
	const own = [...booklets.values()].filter(({ userId }) => userId === copy.userId)
	const moved = copy.state === 'draft' ? await listMovedFiles(db, copy) : []
	const questions = await findCopyQuestions(
		db,
		[...own, ...moved].map(({ questionId }) => questionId),
		language,
	)
	const questionTexts = new Map([...questions].map(([id, { question }]) => [id, question.questionText]))
	const sentenceOf = (code: ErrorCode) => reader.sentenceOf(code, language)
	const pages = stored.map((page) => presentPage(page, { copy, booklets, questionTexts, sentenceOf }))
	const credits = copy.state === 'draft' ? await listUnusedCredits(db, copy.userId) : []
	return {
		...card,
		// Pages may have been added since the copy's own row was read.
		pageCount: pages.length,
		pages,
		closesAt: closingOf(copy.day, closingMinutes).toISOString(),
		sendableUntil: (paperIdOf(copy.questionId) === null
			? sendableUntil(copy.day, { closingMinutes, credits }, now)
			: paperSendableUntil(copy)
		).toISOString(),
		missingBookletPages: missingPages(pages),
		moved: presentMoved(moved, questions),
		hasCredit: (await findCredited(db, [copy.id])).has(copy.id),
	}
}

/** Puts together what has gone to the same answer. */
function presentMoved(files: readonly MovedFile[], questions: ReadonlyMap<string, AnsweredQuestion>): Copy['moved'] {
	const byQuestion = Map.groupBy(files, ({ day, questionId }) => `${day} ${questionId}`)
	return [...byQuestion.values()].flatMap((gone) => {
		const [first] = gone
		const question = questions.get(first?.questionId ?? '')?.question
		if (!first || !question) return []
		const { questionId, day } = first
		const uploadKeys = gone.map(({ uploadKey }) => uploadKey)
		const pages = gone.reduce((sum, file) => sum + file.pages, 0)
		return [{ questionId, day, questionText: question.questionText, uploadKeys, pages }]
	})
}
