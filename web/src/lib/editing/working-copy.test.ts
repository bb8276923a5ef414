import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { itemOf, keptCopy, openTestCopy, refusal, text } from './open-test-copy.ts'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
let comeOnline: () => void

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('addEventListener', (_kind: string, listener: () => void) => {
		comeOnline = listener
	})
	vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

describe('a working copy', () => {
	it('saves by itself three seconds after the last change, once', async () => {
		const { copy, asked } = openTestCopy()
		copy.edit(text('on'))
		await seconds(2)
		copy.edit(text('once'))
		await seconds(2.9)
		expect(asked('save')).toEqual([])
		await seconds(0.1)
		expect(asked('save')).toEqual([['one', 1, text('once')]])
		expect(copy.read()).toMatchObject({ isChanged: false, busyWith: null, item: { version: 2 } })
		await seconds(60)
		expect(asked('save')).toHaveLength(1)
	})

	it('saves what was typed during a save with the next, over the version that it made', async () => {
		const { copy, asked, during } = openTestCopy()
		copy.edit(text('first'))
		during(() => copy.edit(text('second')))
		expect(await copy.save()).toBe(true)
		expect(copy.read()).toMatchObject({ isChanged: true, content: text('second'), item: { version: 2 } })
		await seconds(3)
		expect(asked('save').at(-1)).toEqual(['one', 2, text('second')])
		expect(copy.read().isChanged).toBe(false)
	})

	it('sends one save at a time', async () => {
		const { copy, asked } = openTestCopy()
		copy.edit(text('first'))
		await Promise.all([copy.save(), copy.save(), copy.save()])
		expect(asked('save')).toHaveLength(1)
	})

	it('has nothing to save when everything was taken back', async () => {
		const { copy, asked, inBrowser } = openTestCopy()
		copy.edit(text('two'))
		expect(inBrowser()).toMatchObject({ version: 1, content: text('two') })
		copy.edit(text('one'))
		await seconds(10)
		expect(asked('save')).toEqual([])
		expect([copy.read().isChanged, inBrowser()]).toEqual([false, null])
	})

	it('leaves the fields alone where the server has cleaned them', async () => {
		const { copy } = openTestCopy()
		copy.edit(text('trimmed '))
		await seconds(3)
		const { content, item, isChanged, edition } = copy.read()
		expect([content.title, item?.content.title, isChanged, edition]).toEqual(['trimmed ', 'trimmed', false, 0])
	})

	it('is tried no more when its page has gone meanwhile, nor leads anywhere', async () => {
		const { copy, asked, fail, stop, inBrowser } = openTestCopy()
		fail(new TypeError('away'))
		copy.edit(text('two'))
		const saving = copy.save()
		stop()
		expect(await saving).toBe(false)
		await seconds(60)
		expect(asked('save')).toHaveLength(1)
		expect(inBrowser()).toMatchObject({ content: text('two') })
		const next = openTestCopy({ item: null })
		next.copy.edit(text('new'))
		const creating = next.copy.save()
		next.stop()
		expect([await creating, next.created]).toEqual([true, []])
	})

	it('stops with the page', async () => {
		const { copy, asked, stop } = openTestCopy()
		copy.edit(text('two'))
		stop()
		await seconds(10)
		expect(asked('save')).toEqual([])
	})
})

describe('a new one', () => {
	it('is created once it may be, and then saved like any other', async () => {
		let isReady = false
		const { copy, asked, created } = openTestCopy({ item: null, isReadyToCreate: () => isReady })
		copy.edit(text('half a'))
		await seconds(7)
		expect(asked('create')).toEqual([])
		isReady = true
		await seconds(3)
		expect(asked('create')).toEqual([
			[text('half a'), expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)],
		])
		expect(created).toEqual(['one'])
		copy.edit(text('a whole'))
		await seconds(3)
		expect(asked('save')).toEqual([['one', 1, text('a whole')]])
	})

	it('is created under the same key when the first answer was lost, in this page or the next', async () => {
		const { copy, asked, fail, inBrowser } = openTestCopy({ item: null })
		fail(new TypeError('away'))
		copy.edit(text('new'))
		await seconds(3 + 5)
		const [[, first], [, second]] = asked('create') as [[unknown, string], [unknown, string]]
		expect(second).toBe(first)
		expect(inBrowser()).toBeNull()
		const next = openTestCopy({ item: null, kept: keptCopy(null, text('new'), { key: first }) })
		await seconds(3)
		expect(next.asked('create')).toEqual([[text('new'), first]])
	})
})

describe('a new one without a letter', () => {
	it('is not created by saving', async () => {
		const { copy, asked } = openTestCopy({ item: null })
		expect(await copy.save()).toBe(true)
		await seconds(10)
		expect(asked('create')).toEqual([])
	})
})

describe('what cannot be saved', () => {
	it('is tried again, less and less often, and at once when the network is back', async () => {
		const { copy, asked, fail, inBrowser } = openTestCopy()
		fail(...Array.from({ length: 6 }, () => new TypeError('away')))
		copy.edit(text('two'))
		const tries = async (count: number) => {
			await seconds(count)
			return asked('save').length
		}
		expect([await tries(3), await tries(5), await tries(10), await tries(20), await tries(30)]).toEqual([1, 2, 3, 4, 5])
		expect(copy.read()).toMatchObject({ trouble: 'away', isChanged: true, busyWith: null })
		expect(inBrowser()).toMatchObject({ content: text('two') })
		comeOnline()
		await seconds(0)
		expect(asked('save')).toHaveLength(6)
		await seconds(30)
		expect(copy.read()).toMatchObject({ trouble: null, isChanged: false })
		expect(inBrowser()).toBeNull()
	})

	it('stays in the browser for any other reason, too', async () => {
		const { copy, fail, inBrowser } = openTestCopy()
		fail(refusal(401, 'access.not-signed-in'))
		copy.edit(text('two'))
		expect(await copy.save()).toBe(false)
		expect(copy.read()).toMatchObject({ trouble: 'signed-out', isChanged: true })
		expect(inBrowser()).not.toBeNull()
	})

	it('is said at its field until that is changed', async () => {
		const { copy, fail } = openTestCopy()
		const errors = [
			{ path: 'content.hindi.title', message: 'too long' },
			{ path: 'content.title', message: 'too long' },
		]
		fail(refusal(400, 'request.invalid', errors))
		copy.edit(text('two', 'दो'))
		await copy.save()
		expect(copy.read().errors.map(({ path }) => path)).toEqual(['hindi.title', 'title'])
		copy.edit(text('two', 'तीन'))
		expect(copy.read().errors.map(({ path }) => path)).toEqual(['title'])
	})

	it('is said until something is written', async () => {
		const { copy, fail } = openTestCopy()
		fail(refusal(400, 'content.incomplete'))
		await copy.publish()
		expect(copy.read().trouble).toBe('refused')
		copy.edit(text('two'))
		expect(copy.read().trouble).toBeNull()
	})

	it('is known to be nowhere where the browser keeps nothing', async () => {
		const { copy, fillUp } = openTestCopy()
		expect(copy.read().isKept).toBe(true)
		fillUp()
		copy.edit(text('two'))
		await vi.waitFor(() => expect(copy.read().isKept).toBe(false))
	})

	it('comes back with the page and is saved', async () => {
		const { copy, asked } = openTestCopy({ kept: keptCopy(1, text('kept')) })
		expect(copy.read()).toMatchObject({ content: text('kept'), wasKept: true, isChanged: true, theirs: null })
		await seconds(3)
		expect(asked('save')).toEqual([['one', 1, text('kept')]])
		expect(copy.read().wasKept).toBe(false)
	})

	it('is held against a version that was saved since', async () => {
		const newer = itemOf(3, text('newer'))
		const { copy, asked } = openTestCopy({ item: newer, kept: keptCopy(1, text('kept')) })
		expect(copy.read()).toMatchObject({ content: text('kept'), theirs: newer })
		await seconds(30)
		expect(asked('save')).toEqual([])
	})

	it('is still held against it when it was typed on, and the page loaded again', async () => {
		const { copy, inBrowser } = openTestCopy({ item: itemOf(3, text('newer')), kept: keptCopy(1, text('kept')) })
		copy.edit(text('kept and more'))
		expect(inBrowser()).toMatchObject({ version: 1, content: text('kept and more') })
	})

	it('of a deleted one is saved once that is restored', async () => {
		const { copy, asked, fail } = openTestCopy()
		fail(refusal(409, 'content.deleted'))
		copy.edit(text('two'))
		await seconds(30)
		copy.edit(text('two and more'))
		await seconds(30)
		expect(asked('save')).toHaveLength(1)
		expect(await copy.restore()).toBe(true)
		await seconds(3)
		expect(copy.read()).toMatchObject({ trouble: null, isChanged: false })
	})
})

describe('a newer version of somebody else', () => {
	async function meet() {
		const opened = openTestCopy()
		opened.fail(refusal(409, 'content.changed'))
		opened.change({ version: 5, content: text('theirs'), updatedByName: 'Ravi Singh' })
		opened.copy.edit(text('mine'))
		await opened.copy.save()
		return opened
	}

	it('stops all saving until it is decided', async () => {
		const { copy, asked } = await meet()
		expect(copy.read()).toMatchObject({ content: text('mine'), theirs: { version: 5, updatedByName: 'Ravi Singh' } })
		copy.edit(text('mine still'))
		await seconds(30)
		expect(await copy.save()).toBe(false)
		expect(await copy.publish()).toBe(false)
		expect(asked('save')).toHaveLength(1)
		expect(asked('publish')).toEqual([])
	})

	it('may be taken, and one’s own brought back', async () => {
		const { copy, asked, inBrowser } = await meet()
		expect(copy.takeTheirs()).toEqual(text('mine'))
		expect(copy.read()).toMatchObject({ content: text('theirs'), theirs: null, isChanged: false, edition: 1 })
		expect(inBrowser()).toBeNull()
		copy.replace(text('mine'))
		await seconds(3)
		expect(asked('save').at(-1)).toEqual(['one', 5, text('mine')])
	})

	it('may be saved over, knowingly', async () => {
		const { copy, asked } = await meet()
		expect(await copy.keepMine()).toBe(true)
		expect(asked('save').at(-1)).toEqual(['one', 5, text('mine')])
		expect(copy.read()).toMatchObject({ theirs: null, item: { version: 6 } })
	})

	it('is met again when it is followed by another', async () => {
		const { copy, fail, change } = await meet()
		fail(refusal(409, 'content.changed'))
		change({ version: 7, content: text('theirs again') })
		expect(await copy.keepMine()).toBe(false)
		expect(copy.read().theirs).toMatchObject({ version: 7 })
	})
})
