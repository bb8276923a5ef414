import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readPageData, writePageData } from './page-data.ts'

const list = ['GET /api/content/answer-writing-practice', { query: { page: 2 } }]

it('brings what was found to the browser, under the same key and as old as it was', () => {
	const server = new QueryClient()
	server.setQueryData(
		list,
		{ data: [{ text: '</script>“हिंदी”\u2028' }], total: null },
		{ updatedAt: 1_700_000_000_000 },
	)
	const browser = new QueryClient()
	readPageData(browser, writePageData(server))
	expect(browser.getQueryData(list)).toEqual({ data: [{ text: '</script>“हिंदी”\u2028' }], total: null })
	expect(browser.getQueryState(list)).toEqual(server.getQueryState(list))
})

it('leaves out what failed, so that the browser asks for it', async () => {
	const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
	await server.prefetchQuery({ queryKey: list, queryFn: () => Promise.reject(new Error('away')) })
	expect(writePageData(server)).toBe('[]')
})
