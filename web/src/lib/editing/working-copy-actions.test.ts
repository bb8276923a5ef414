import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestCopy, refusal, text } from './open-test-copy.ts'

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

describe('publishing', () => {
	it('saves first, and publishes what was saved', async () => {
		const { copy, asked } = openTestCopy()
		copy.edit(text('two'))
		expect(await copy.publish()).toBe(true)
		expect(asked('publish')).toEqual([['one', 2]])
		expect(copy.read()).toMatchObject({ item: { status: 'published' }, isChanged: false, busyWith: null })
	})

	it('happens also where something is typed while it saves, and leaves that for the next save', async () => {
		const { copy, asked, during } = openTestCopy()
		copy.edit(text('two'))
		during(() => copy.edit(text('two and more')))
		expect(await copy.publish()).toBe(true)
		expect(asked('publish')).toEqual([['one', 2]])
		expect(copy.read()).toMatchObject({ content: text('two and more'), isChanged: true })
		await seconds(3)
		expect(asked('save').at(-1)).toEqual(['one', 2, text('two and more')])
	})

	it('is not passed by a save, which would make its version an old one', async () => {
		const { copy, asked, hold } = openTestCopy()
		const letGo = hold()
		const publishing = copy.publish()
		await seconds(0)
		copy.edit(text('two'))
		const saving = copy.save()
		await seconds(10)
		expect([asked('publish').length, asked('save')]).toEqual([1, []])
		letGo()
		expect(await Promise.all([publishing, saving])).toEqual([true, true])
		expect(asked('save')).toEqual([['one', 1, text('two')]])
	})

	it('of a new one creates it', async () => {
		const { copy, asked } = openTestCopy({ item: null })
		expect(await copy.publish()).toBe(true)
		expect([asked('create').length, asked('publish')]).toEqual([1, [['one', 1]]])
	})

	it('that is refused names the fields, and does not happen where the save fails', async () => {
		const { copy, asked, fail } = openTestCopy()
		fail(refusal(400, 'content.incomplete', [{ path: 'hindi.title', message: 'missing' }]))
		expect(await copy.publish()).toBe(false)
		expect(copy.read()).toMatchObject({ errors: [{ path: 'hindi.title', message: 'missing' }], busyWith: null })
		copy.edit(text('two'))
		fail(new TypeError('away'))
		expect(await copy.publish()).toBe(false)
		expect(asked('publish')).toHaveLength(1)
	})

	it('is done once, however often it is pressed', async () => {
		const { copy, asked } = openTestCopy()
		expect(await Promise.all([copy.publish(), copy.publish()])).toEqual([true, false])
		expect(asked('publish')).toHaveLength(1)
	})

	it('leaves what was typed meanwhile to be saved', async () => {
		const { copy, during } = openTestCopy()
		during(() => copy.edit(text('two')))
		expect(await copy.publish()).toBe(true)
		expect(copy.read()).toMatchObject({ content: text('two'), isChanged: true, item: { status: 'published' } })
		await seconds(3)
		expect(copy.read().isChanged).toBe(false)
	})
})

describe('who leaves', () => {
	it('waits for what was typed, and for what was typed meanwhile', async () => {
		const { copy, asked, during } = openTestCopy()
		copy.edit(text('two'))
		during(() => copy.edit(text('three')))
		expect(await copy.finish()).toBe('done')
		expect(asked('save').map(([, , content]) => content)).toEqual([text('two'), text('three')])
	})

	it('is told that it could not be saved', async () => {
		const { copy, fail } = openTestCopy()
		fail(new TypeError('away'))
		copy.edit(text('two'))
		expect(await copy.finish()).toBe('unsaved')
	})

	it('waits for what was pressed last, and sees why it was not done', async () => {
		const { copy, fail, asked } = openTestCopy()
		const [isPublished, end] = await Promise.all([copy.publish(), copy.finish()])
		expect([isPublished, end, asked('publish').length]).toEqual([true, 'done', 1])
		fail(refusal(400, 'content.incomplete', [{ path: 'hindi.title', message: 'missing' }]))
		void copy.publish()
		expect(await copy.finish()).toBe('refused')
		expect(await copy.finish()).toBe('done')
	})
})

describe('showing readers the last published version again', () => {
	it('does not wait for what cannot be saved, nor for a decision', async () => {
		const { copy, asked, fail, change } = openTestCopy()
		fail(new TypeError('away'))
		copy.edit(text('mine'))
		await copy.save()
		expect(await copy.reinstate()).toBe(true)
		change({ version: 2, content: text('theirs') })
		await copy.save()
		expect(copy.read().theirs).not.toBeNull()
		expect(await copy.reinstate()).toBe(true)
		expect(asked('reinstate')).toHaveLength(2)
		expect(copy.read()).toMatchObject({ content: text('mine'), isChanged: true, theirs: { version: 2 } })
	})
})

describe('deleting', () => {
	it('names the version that was seen, and does not wait for what cannot be saved', async () => {
		const { copy, asked, fail } = openTestCopy()
		fail(refusal(400, 'request.invalid'))
		copy.edit(text('too long'))
		expect(await copy.remove()).toBe(true)
		expect(asked('remove')).toEqual([['one', 1]])
	})

	it('stops where somebody has changed it, to show what', async () => {
		const { copy, asked, fail, change } = openTestCopy()
		change({ version: 2, content: text('theirs') })
		copy.edit(text('mine'))
		expect(await copy.remove()).toBe(false)
		expect(copy.read()).toMatchObject({ theirs: { version: 2 }, busyWith: null })
		expect(await copy.remove()).toBe(false)
		expect(asked('remove')).toEqual([])
		copy.takeTheirs()
		fail(refusal(409, 'content.changed'))
		change({ version: 3, content: text('theirs again') })
		expect(await copy.remove()).toBe(false)
		expect(copy.read().theirs).toMatchObject({ version: 3 })
	})
})

describe('what is restored', () => {
	it('is not taken for the version that was seen where somebody had changed it before', async () => {
		const { copy, asked, fail, change } = openTestCopy()
		fail(refusal(409, 'content.deleted'))
		copy.edit(text('mine'))
		await copy.save()
		change({ version: 2, content: text('theirs'), isUpdatedByCaller: false })
		expect(await copy.restore()).toBe(true)
		await seconds(3)
		expect(asked('save').map(([, version]) => version)).toEqual([1, 1])
		expect(copy.read()).toMatchObject({ content: text('mine'), theirs: { version: 2, content: text('theirs') } })
	})
})

describe('a time at which it is published', () => {
	const publishAt = '2026-11-27T07:00:00+05:30'

	it('is set for what was saved just before', async () => {
		const { copy, asked } = openTestCopy()
		copy.edit(text('two'))
		expect(await copy.schedule({ publishAt, isHindiCurrent: false })).toBe(true)
		expect(asked('schedule')).toEqual([['one', 2, publishAt]])
		expect(copy.read()).toMatchObject({ item: { status: 'scheduled', publishAt }, isChanged: false })
	})

	it('is taken back without saving what is typed', async () => {
		const { copy, asked } = openTestCopy()
		copy.edit(text('two'))
		expect(await copy.unschedule()).toBe(true)
		expect([asked('unschedule'), asked('save')]).toEqual([[['one']], []])
		expect(copy.read()).toMatchObject({ item: { status: 'draft', publishAt: null }, isChanged: true })
	})
})
