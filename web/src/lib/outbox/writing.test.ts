import { describe, expect, it } from 'vitest'
import { changedWriting, triedWriting } from './writing.ts'

const photos = ['page.png']
const draft = { text: 'Half a thought', photos, sendKey: 'first', isTried: false }

describe('the key of a writing', () => {
	it('stays while it is changed before a try, also where an older version has not kept whether it was tried', () => {
		expect(changedWriting(draft, { text: 'A thought' }, 'new')).toEqual({ ...draft, text: 'A thought' })
		const older: { text: string; sendKey: string; isTried?: boolean } = { text: 'Half', sendKey: 'first' }
		expect(changedWriting(older, { text: 'Whole' }, 'new').sendKey).toBe('first')
	})

	it('is another one in each tab that sends it, and the same for each further try', () => {
		const tried = triedWriting(draft, 'second')
		expect(tried).toEqual({ ...draft, sendKey: 'second', isTried: true })
		expect(triedWriting(tried, 'third')).toBe(tried)
	})

	it('is another one once it is changed after a try, and not where it is as it was', () => {
		const tried = triedWriting(draft, 'second')
		expect(changedWriting(tried, { text: draft.text, photos }, 'third')).toBe(tried)
		for (const changes of [{ text: 'More' }, { text: draft.text, photos: [] }])
			expect(changedWriting(tried, changes, 'third')).toEqual({ ...draft, ...changes, sendKey: 'third' })
	})
})
