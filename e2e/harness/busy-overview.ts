import type { Page } from 'playwright-core'

/** Answers as a desk at which much waits: what missed its time and counts at their end take hours to make. */
export async function answerBusyOverview(page: Page): Promise<void> {
	await page.route('**/api/admin/overview', async (route) => {
		const response = await route.fetch()
		const { data, ...answer } = await response.json()
		const [first, ...rest] = data.kinds
		const title = { english: 'State the functions of the Lokayukta.', hindi: 'लोकायुक्त के कार्य बताइए।' }
		const item = { kind: 'answer-writing', id: 'lokayukta', title }
		const busy = {
			kinds: [
				{ ...first, counts: { ...first.counts, published: 1000 }, needsHindi: { draft: 1000, published: 2 } },
				...rest,
			],
			ownWork: [
				{ ...item, status: 'changed', updatedAt: '2026-11-24T10:40:00Z' },
				{
					...item,
					id: 'b',
					kind: 'blogs',
					title: { english: '', hindi: '' },
					status: 'draft',
					updatedAt: '2026-11-23T04:00:00Z',
				},
			],
			scheduled: [{ ...item, status: 'scheduled', publishAt: '2026-12-01T00:30:00Z' }],
			missed: [{ ...item, status: 'draft', scheduleMissedAt: '2026-11-20T00:30:00Z' }],
			reportedComments: data.reportedComments === null ? null : 2,
			inquiries: data.inquiries === null ? null : 3,
		}
		await route.fulfill({ response, json: { ...answer, data: busy } })
	})
}
