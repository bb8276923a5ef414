import { expect, it } from 'vitest'
import { type PageEnd, readPages } from './read-pages.ts'

function open(count: number) {
	const asked: (PageEnd | null)[] = []
	const pages = readPages(async (end, pageRows) => {
		asked.push(end)
		const first = end ? Number(end.id) + 1 : 1
		const ids = Array.from({ length: count }, (_, place) => place + 1).filter(
			(id) => id >= first && id < first + pageRows,
		)
		return ids.map((id) => ({ id: String(id), placedAt: `at ${id}`, text: 'x' }))
	}, 2)
	return { asked, pages }
}

it('reads a page when its first row is asked for, and none before', async () => {
	const { asked, pages } = open(10)
	expect(asked).toEqual([])
	expect((await pages.next()).value).toEqual({ id: '1', text: 'x' })
	await pages.next()
	expect(asked).toEqual([null])
	await pages.next()
	expect(asked).toEqual([null, { at: 'at 2', id: '2' }])
})

it.each([0, 1, 2, 3, 4])('has each of %i rows once', async (count) => {
	const ids: string[] = []
	for await (const { id } of open(count).pages) ids.push(id)
	expect(ids).toEqual(Array.from({ length: count }, (_, place) => String(place + 1)))
})
