import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CopyKeeper, copyKeeper } from './copy-keeper.ts'
import { type KeptCopy, keptCopies } from './kept-copies.ts'

type Kept = KeptCopy<string>

const ends: (() => void)[] = []
/** Without a database the copies are in memory, which all pages of a test share as those of a browser share its disk. */
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
	for (const end of ends.splice(0)) end()
	for (const { subject, owner } of [...keptCopies.of('kavita'), ...keptCopies.of('ravi')])
		void keptCopies.remove(subject, owner)
	vi.unstubAllGlobals()
	vi.restoreAllMocks()
})

/** Within it a page knows what others have. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 400))

/** Opens a page on which something new is written, and says what it began with. */
async function openPage(userId = 'kavita', isTaken = true, id: string | null = null) {
	const keeper: CopyKeeper<string> = copyKeeper<string>('blog', id, userId)
	const taken: Kept[] = []
	const end = keeper.open((copy) => {
		if (isTaken) taken.push(copy)
		return isTaken ? 'taken' : 'busy'
	})
	ends.push(end)
	await aMoment()
	const keep = (content: string, key: string) => keeper.keep({ version: null, content, unanswered: null, key })
	return { keeper, keep, taken, end }
}

const stored = () => keptCopies.of('kavita').map(({ content }) => content as Kept)

describe('what is not saved', () => {
	it('is each page’s own while both are open', async () => {
		const first = await openPage()
		await first.keep('of the first', 'k1')
		const second = await openPage()
		expect(second.taken).toEqual([])
		await second.keep('of the second', 'k2')
		expect(stored()).toMatchObject([{ content: 'of the first' }, { content: 'of the second' }])
		second.keeper.forget()
		expect(stored()).toMatchObject([{ content: 'of the first', key: 'k1' }])
	})

	it('goes on, under its key, in one page of those that come after', async () => {
		const first = await openPage()
		await first.keep('left', 'k1')
		first.end()
		const [second, third] = await Promise.all([openPage(), openPage()])
		expect([...second.taken, ...third.taken]).toMatchObject([{ content: 'left', key: 'k1' }])
		expect(stored()).toHaveLength(1)
		expect((await openPage()).taken).toEqual([])
	})

	it('is found one by one, where several were left', async () => {
		for (const content of ['one', 'two']) {
			const page = await openPage('kavita', false)
			await page.keep(content, content)
			page.end()
		}
		const pages = [await openPage(), await openPage(), await openPage()]
		expect(pages.map(({ taken }) => taken.length)).toEqual([1, 1, 0])
	})

	it('stays for later where it is not gone on with, and for its writer', async () => {
		const first = await openPage()
		await first.keep('left', 'k1')
		first.end()
		const busy = await openPage('kavita', false)
		await busy.keep('typed at once', 'k2')
		expect((await openPage('ravi')).taken).toEqual([])
		expect((await openPage()).taken).toMatchObject([{ content: 'left' }])
	})

	it('has its own name once it has an id', async () => {
		const page = await openPage()
		await page.keep('new', 'k1')
		page.keeper.rename('an-id')
		expect(stored()).toEqual([])
		await page.keep('goes on', 'k1')
		page.end()
		expect((await openPage()).taken).toEqual([])
		expect((await openPage('kavita', true, 'an-id')).taken).toMatchObject([{ content: 'goes on' }])
	})

	it('is each page’s own where both have the same one open', async () => {
		const [first, second] = [await openPage('kavita', true, 'an-id'), await openPage('kavita', true, 'an-id')]
		await first.keep('of the first', 'k1')
		await second.keep('of the second', 'k2')
		second.keeper.forget()
		second.end()
		first.end()
		expect((await openPage('ravi', true, 'an-id')).taken).toEqual([])
		expect((await openPage('kavita', true, 'another')).taken).toEqual([])
		expect((await openPage('kavita', true, 'an-id')).taken).toMatchObject([{ content: 'of the first' }])
	})

	it('is forgotten where the server has it meanwhile', async () => {
		const page = await openPage('kavita', true, 'an-id')
		await page.keep('saved elsewhere', 'k1')
		page.end()
		const keeper = copyKeeper<string>('blog', 'an-id', 'kavita')
		ends.push(keeper.open(() => 'known'))
		await aMoment()
		expect(stored()).toEqual([])
	})

	it('is said not to be kept where the browser stores nothing, and is there as long as its page', async () => {
		const { keeper } = await openPage()
		expect(await keeper.keep({ version: null, content: 'x', unanswered: null, key: 'k1' })).toBe(false)
		expect(stored()).toMatchObject([{ content: 'x' }])
	})

	it('is not created under the key of a page that may still be open, where a browser cannot tell', async () => {
		vi.stubGlobal('navigator', {})
		const first = await openPage()
		await first.keep('perhaps left', 'k1')
		const { taken } = await openPage()
		expect(taken).toMatchObject([{ content: 'perhaps left' }])
		expect(taken[0]?.key).not.toBe('k1')
	})
})
