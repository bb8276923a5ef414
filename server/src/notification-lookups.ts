/** Finds what notifications speak of, in the features that have it. */
import { copyLabel } from '@aravalli/shared/answer-copies/copy'
import type { Language } from '@aravalli/shared/language'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { findCopies } from './features/answer-copies/public.ts'
import { type CommentSubject, findReplyNames } from './features/comments/public.ts'
import { findCopyQuestions } from './features/daily-questions/public.ts'
import type { NotificationLookups } from './features/notifications/presenting/lookups.ts'
import { prelimsPracticeSubject } from './features/prelims-practice/public.ts'
import type { Queryable } from './platform/database/open-database.ts'

export const notificationLookups = (subjects: readonly CommentSubject[]): NotificationLookups => ({
	async findReplies(db, places, language) {
		const names = await findReplyNames(
			db,
			places.map(({ replyId }) => replyId),
		)
		const titles = new Map(
			await Promise.all(
				subjects.map(async (subject) => {
					const ids = places.flatMap(({ on, onId }) => (on === subject.type ? [onId] : []))
					return [subject.type, await subject.findTitles(db, [...new Set(ids)], language)] as const
				}),
			),
		)
		return new Map(
			places.map(({ replyId, on, onId }) => [
				replyId,
				{ name: names.get(replyId) ?? '', question: titles.get(on)?.get(onId) ?? '' },
			]),
		)
	},
	findCopies: findCopiesOf,
	async findQuestions(db, places, language) {
		const ids = [...new Set(places.map(({ onId }) => onId))]
		const titles = await prelimsPracticeSubject.findTitles(db, ids, language)
		return new Map([...titles].map(([id, { question }]) => [`${prelimsKind.name}/${id}`, question]))
	},
})

/** Leaves out a copy that is not returned. */
async function findCopiesOf(db: Queryable, ids: readonly string[], language: Language) {
	const copies = await findCopies(db, [...ids])
	const questions = await findCopyQuestions(
		db,
		copies.map(({ questionId }) => questionId),
		language,
	)
	return new Map(
		copies.flatMap(({ id, number, questionId, halfMarks, maxMarks }) => {
			if (halfMarks === null) return []
			const question = questions.get(questionId)?.question.questionText ?? ''
			return [[id, { label: copyLabel(number), question, marks: `${halfMarks / 2}/${maxMarks}` }] as const]
		}),
	)
}
