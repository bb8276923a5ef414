import type { APIRequestContext } from 'playwright-core'
import type { Annotation } from '../../shared/src/evaluation/annotation.ts'
import { anAccount } from './an-account.ts'
import { aPhoto } from './answer-pages.ts'
import { takeTrial } from './purchases.ts'
import { storedBy } from './stored-by.ts'
import { origin } from './this-product.ts'

/** Is a mark as it is set on a page, which is counted from 0. */
export type SetMark = Omit<Annotation, 'id' | 'pageId'> & { page: number }

export interface StoredCopy {
	email: string
	copyId: string
}

const headers = { origin }

async function dataOf<T>(asked: ReturnType<APIRequestContext['get']>): Promise<T> {
	const answer = await asked
	if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
	return ((await answer.json()) as { data: T }).data
}

/** Has a new learner send two pages, and the demo's evaluator return them with these marks and 6.5 of 10 or as many as can be. */
export async function aReturnedCopy(marks: readonly SetMark[]): Promise<StoredCopy> {
	const email = await anAccount()
	const { cookie } = await takeTrial(email)
	const { request } = await storedBy('evaluator')
	const asLearner = { headers: { ...headers, cookie } }
	const today = await dataOf<{ plan: { subscriptionId: string }; questions: { questionId: string }[] }>(
		request.get('/api/answersheet/today', asLearner),
	)
	const form = new FormData()
	form.set('subscriptionId', today.plan.subscriptionId)
	form.set('questionId', today.questions[0]?.questionId ?? '')
	for (const [name, brightness] of [
		['1.jpg', 235],
		['2.jpg', 245],
	] as const) {
		const { buffer } = await aPhoto(name, brightness)
		form.append('pages', new File([new Uint8Array(buffer)], name, { type: 'image/jpeg' }))
	}
	const { copyId, label } = await dataOf<{ copyId: string; label: string }>(
		request.post('/api/answersheet', { ...asLearner, multipart: form, timeout: 60_000 }),
	)
	await evaluate(request, label, marks)
	return { email, copyId }
}

async function evaluate(request: APIRequestContext, label: string, marks: readonly SetMark[]): Promise<void> {
	const queue = '/api/admin/daily-evaluation'
	const waiting = await dataOf<{ evaluationId: string; label: string }[]>(
		request.get(`${queue}?state=waiting&limit=100`),
	)
	const own = `${queue}/${waiting.find((entry) => entry.label === label)?.evaluationId}`
	const { pages, maxRubric } = await dataOf<{ pages: { pageId: string }[]; maxRubric: Record<string, number> }>(
		request.post(`${own}/claim`, { headers }),
	)
	const annotations = marks.map(({ page, ...mark }, index) => ({
		...mark,
		id: `mark-${index}`,
		pageId: pages[page]?.pageId ?? '',
	}))
	const rubric = { ...maxRubric, conclusion: 0 }
	const draft = { revision: 0, annotations, rubric, remark: 'निष्कर्ष लिखें।', saveId: 'saved-by-a-story' }
	const { revision, total } = await dataOf<{ revision: number; total: number }>(
		request.put(own, { headers, data: draft }),
	)
	await dataOf(request.post(`${own}/publish`, { headers, data: { revision, total } }))
}
