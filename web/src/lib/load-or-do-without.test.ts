import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { loadOrDoWithout } from './load-or-do-without.ts'

interface List {
	success: true
	data: { _id: string }[]
}

const options = (queryFn: () => Promise<List>) => ({ queryKey: ['list'], queryFn, retry: false })

it('has what was found', async () => {
	const queryClient = new QueryClient()
	const found: List = { success: true, data: [{ _id: 'a' }] }
	await loadOrDoWithout<List, Error, string[]>(
		queryClient,
		options(async () => found),
		'the list',
	)
	expect(queryClient.getQueryData(['list'])).toEqual(found)
})

it('has an empty list, and the page its others, when the call fails on the server', async () => {
	const queryClient = new QueryClient()
	const failing = async () => {
		throw new Error('away')
	}
	await loadOrDoWithout<List, Error, string[]>(queryClient, options(failing), 'the list')
	expect(queryClient.getQueryData<List>(['list'])?.data).toEqual([])
})
