import { randomUUID } from 'node:crypto'
import type { RevisionAnswer, RevisionDay } from '@aravalli/shared/revision/contract'
import { sql } from 'drizzle-orm'
import { noteAnswers, noteBookmark } from '../features/revision/public.ts'
import { type SignedIn, signedIn, signIn } from './build-account.ts'
import { buildPrelims, storePrelims } from './build-prelims.ts'
import type { TestApp } from './start-app.ts'

export const revisedIds = Array.from({ length: 60 }, (_, n) => `question-${n}`)
export const newsIds = Array.from({ length: 12 }, (_, n) => `news-${n}`)

/** Stores questions that may come back, twelve of them on current affairs. The right option is B. */
export const storeRevised = (test: TestApp) =>
	storePrelims(
		test,
		...revisedIds.map((id) => buildPrelims({ id })),
		...newsIds.map((id) => buildPrelims({ id, subject: 'current-affairs', topics: [] })),
		buildPrelims({ id: 'dropped', isDropped: true }),
		buildPrelims({ id: 'english-only', hindi: null }),
	)

/** Opens what a learner with an hour a day does with revision, by a clock that the test sets. */
export async function openRevision(test: TestApp, clock: () => Date) {
	const learner: SignedIn = await signedIn(test, { dailyHours: 1 })
	const { id: userId } = learner.account
	const today = async (query = '') =>
		(await learner.browser.get(`/api/revision/today${query}`)).json().data as RevisionDay
	const answerTo = (questionId: string, changes: Partial<RevisionAnswer> = {}): RevisionAnswer => ({
		...{
			key: randomUUID(),
			questionId,
			answer: 'B',
			isGuessed: false,
			isEasy: false,
			answeredAt: clock().toISOString(),
		},
		...changes,
	})
	const post = (answers: unknown[]) => learner.browser.post('/api/revision/answers', { answers })
	return {
		learner,
		today,
		answerTo,
		post,
		send: async (...answers: RevisionAnswer[]) => (await post(answers)).json().data,
		idsOfToday: async () => (await today()).questions.map(({ _id }) => _id),
		/** Sessions end after days in which nobody came. */
		async comeBack() {
			learner.browser = await signIn(test, learner.account)
		},
		noted: (ids: readonly string[], { isRight = false, isGuessed = false } = {}) =>
			test.database.transaction((tx) =>
				noteAnswers(tx, {
					userId,
					answers: ids.map((questionId) => ({ questionId, isRight, isGuessed })),
					now: clock(),
				}),
			),
		marked: (questionId: string, isToRevise: boolean) =>
			test.database.transaction((tx) => noteBookmark(tx, { userId, questionId, isToRevise, now: clock() })),
		async suspend(id: string, isSuspended: boolean) {
			const url = `/api/revision/cards/${id}`
			return (await learner.browser.send({ method: 'PUT', url, payload: { isSuspended } })).statusCode
		},
		async cards() {
			const { rows } = await test.database.db.execute<Record<string, unknown>>(sql`
				select question_id as id, due_on as due, reps, lapses from revision_cards
				where user_id = ${userId} order by question_id`)
			return rows
		},
	}
}

export type OpenedRevision = Awaited<ReturnType<typeof openRevision>>
