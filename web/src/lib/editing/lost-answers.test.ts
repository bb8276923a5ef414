import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { itemOf, keptCopy, openTestCopy, refusal, text } from './open-test-copy.ts'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal('addEventListener', () => undefined)
	vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

describe('after an answer that was lost', () => {
	it('what was typed since is saved over the creation, before anything is published', async () => {
		const { copy, asked, loseAnswer, inBrowser, created } = openTestCopy({ item: null })
		loseAnswer()
		copy.edit(text('first'))
		expect(await copy.save()).toBe(false)
		copy.edit(text('first and second'))
		expect(await copy.publish()).toBe(true)
		const [[sent, key], again] = asked('create') as [[unknown, string], unknown]
		expect([sent, again]).toEqual([text('first'), [text('first'), key]])
		expect(asked('save')).toEqual([['one', 1, text('first and second')]])
		expect(asked('publish')).toEqual([['one', 2]])
		expect(copy.read()).toMatchObject({ isChanged: false, item: { content: text('first and second') } })
		expect([inBrowser(), created]).toEqual([null, ['one']])
	})

	it('and the end of the page, a creation is gone on with, too', async () => {
		const first = openTestCopy({ item: null })
		first.during(() => first.copy.edit(text('first and second')))
		first.loseAnswer()
		first.copy.edit(text('first'))
		await first.copy.save()
		first.stop()
		const kept = { userId: 'kavita', ...first.inBrowser() } as ReturnType<typeof keptCopy>
		expect(kept).toMatchObject({ version: null, content: text('first and second'), unanswered: text('first') })
		const next = openTestCopy({ item: null, kept })
		await seconds(3)
		expect(next.asked('create')).toEqual([[text('first'), kept.key]])
		expect(next.asked('save')).toEqual([['one', 1, text('first and second')]])
		expect([next.copy.read().isChanged, next.inBrowser()]).toEqual([false, null])
	})

	it('a creation that somebody has changed since is theirs to be looked at', async () => {
		const { copy, asked, loseAnswer, change } = openTestCopy({ item: null })
		loseAnswer()
		copy.edit(text('first'))
		await copy.save()
		change({ version: 2, content: text('theirs'), updatedByName: 'Ravi Singh', isUpdatedByCaller: false })
		copy.edit(text('first and second'))
		expect(await copy.publish()).toBe(false)
		expect(copy.read()).toMatchObject({ content: text('first and second'), theirs: { version: 2 }, isChanged: true })
		await seconds(60)
		expect([asked('save'), asked('publish')]).toEqual([[], []])
		expect(await copy.keepMine()).toBe(true)
		expect(asked('save')).toEqual([['one', 2, text('first and second')]])
	})

	it('a save is no conflict with oneself, whatever the server has cleaned', async () => {
		const { copy, asked, loseAnswer, inBrowser } = openTestCopy()
		loseAnswer()
		copy.edit(text('two '))
		await copy.save()
		copy.edit(text('two and more '))
		expect(await copy.save()).toBe(true)
		expect(asked('save').map(([, version, content]) => [version, content])).toEqual([
			[1, text('two ')],
			[1, text('two ')],
			[2, text('two and more ')],
		])
		expect(copy.read()).toMatchObject({ theirs: null, item: { version: 3, content: text('two and more') } })
		expect(inBrowser()).toBeNull()
	})

	it('nor in the next page', async () => {
		const kept = keptCopy(1, text('two and more'), { unanswered: text('two ') })
		const { copy } = openTestCopy({ item: itemOf(2, text('two')), kept })
		expect(copy.read()).toMatchObject({ theirs: null, wasKept: true })
		await seconds(3)
		expect(copy.read()).toMatchObject({ theirs: null, isChanged: false, item: { version: 3 } })
	})

	it('somebody else’s version is still met, now or in the next page', async () => {
		const { copy, loseAnswer, change } = openTestCopy()
		loseAnswer()
		copy.edit(text('two'))
		await copy.save()
		change({ version: 3, content: text('theirs'), isUpdatedByCaller: false })
		copy.edit(text('two and more'))
		expect(await copy.save()).toBe(false)
		expect(copy.read().theirs).toMatchObject({ version: 3 })
		const kept = keptCopy(1, text('two and more'), { unanswered: text('two') })
		const next = openTestCopy({ item: itemOf(3, text('theirs')), kept })
		await seconds(3)
		expect(next.copy.read().theirs).toMatchObject({ version: 3 })
	})

	it('taking everything back is saved, because it may have arrived', async () => {
		const { copy, asked, loseAnswer } = openTestCopy()
		loseAnswer()
		copy.edit(text('two'))
		await copy.save()
		copy.edit(text('one'))
		await seconds(3)
		expect(asked('save').at(-1)).toEqual(['one', 2, text('one')])
		expect(copy.read()).toMatchObject({ isChanged: false, item: { version: 3, content: text('one') } })
	})

	it('what the server refuses does not stand in the way of what it takes', async () => {
		const { copy, asked, fail } = openTestCopy()
		fail(new TypeError('away'), refusal(400, 'request.invalid', [{ path: 'content.title', message: 'too long' }]))
		copy.edit(text('too long'))
		await copy.save()
		copy.edit(text('short'))
		expect(await copy.save()).toBe(true)
		expect(asked('save').at(-1)).toEqual(['one', 1, text('short')])
		expect(copy.read()).toMatchObject({ errors: [], trouble: null })
	})
})
