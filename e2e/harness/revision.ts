import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { storedBy } from './stored-by.ts'
import { origin } from './this-product.ts'

const desk = '/api/admin/prelims-questions'

const texts = (question: string, options: [string, string, string, string], rest: [string, string, string]) => {
	const [optionA, optionB, optionC, optionD] = options
	const [explanation, whyA, whyC] = rest
	return {
		question,
		optionA,
		optionB,
		optionC,
		optionD,
		explanation,
		whyA,
		whyB: '',
		whyC,
		whyD: '',
		source: '',
		tags: [],
	}
}

const questionNumber = (number: number) => ({
	...{ subject: 'rajasthan-geography', topics: ['rivers-and-lakes-of-rajasthan'], difficulty: 'EASY', key: 'B' },
	...{ isDropped: false, isMostImportant: false, publishedOn: '2026-01-15', year: null, questionNumber: null },
	english: texts(
		`Question ${number}: which river of Rajasthan flows all year?`,
		['Luni', 'Chambal', 'Banas', 'Ghaggar'],
		['The Chambal is perennial.', 'The Luni dries up.', 'The Banas is seasonal.'],
	),
	hindi: texts(
		`प्रश्न ${number}: राजस्थान की कौन-सी नदी वर्ष भर बहती है?`,
		['लूणी', 'चंबल', 'बनास', 'घग्घर'],
		['चंबल बारहमासी है।', 'लूणी सूख जाती है।', 'बनास मौसमी है।'],
	),
})

/** Publishes questions whose right option is B, and returns their ids. They are gone when the story is over. */
export async function prelimsOfStory(count: number): Promise<string[]> {
	const { request } = await storedBy('content')
	const ask = async (method: string, path: string, data?: object) => {
		const answer = await request.fetch(desk + path, { method, headers: { origin }, ...(data && { data }) })
		expect(answer.status(), await answer.text()).toBe(200)
		return (await answer.json()).data
	}
	const ids: string[] = []
	onTestFinished(async () => {
		for (const id of ids) await ask('DELETE', `/${id}`, { version: (await ask('GET', `/${id}`)).version })
	})
	for (let number = 1; number <= count; number += 1) {
		const { id } = await ask('POST', '', { content: questionNumber(number) })
		ids.push(id)
		await ask('POST', `/${id}/publish`, { version: 1 })
	}
	return ids
}

const DAY_MILLISECONDS = 86_400_000

/** Has whoever the page is of get these wrong so many days ago. */
export async function wrongDaysAgo(
	{ request }: Pick<Page, 'request'>,
	ids: readonly string[],
	days: number,
): Promise<void> {
	const answeredAt = new Date(Date.now() - days * DAY_MILLISECONDS).toISOString()
	const wrong = { answer: 'A', isGuessed: false, isEasy: false, answeredAt }
	const answers = ids.map((questionId) => ({ ...wrong, key: randomUUID(), questionId }))
	const sent = await request.post('/api/revision/answers', { data: { answers }, headers: { origin } })
	expect(sent.status()).toBe(200)
}
