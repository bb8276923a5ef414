import { beforeEach, expect, it, vi } from 'vitest'
import { draftMemory } from '#web/lib/draft-memory.ts'
import { forgetOutboxes } from '#web/lib/outbox/outbox-memory.ts'
import { answerSheetOf, type ChosenPhoto } from './answer-sheet.ts'

const subject = 'mains:groundwater'
const photo: ChosenPhoto = {
	id: '1',
	file: new File(['x'], 'page.png'),
	small: Promise.resolve(new Blob()),
	state: 'unsent',
	problem: null,
}
const write = (owner: string | null, text: string) => {
	const sheet = answerSheetOf(subject, owner)
	sheet.change({ draft: { ...sheet.get().draft, text } })
}

beforeEach(() => {
	draftMemory.clear()
	forgetOutboxes()
})

it('has its text after a reload, and its photos as long as the page is open', () => {
	write('meera', 'Intro')
	answerSheetOf(subject, 'meera').change({ photos: [photo] })
	expect(answerSheetOf(subject, 'meera').get()).toMatchObject({ draft: { text: 'Intro' }, photos: [photo] })
	draftMemory.clear()
	expect(answerSheetOf(subject, 'meera').get()).toMatchObject({ draft: { text: 'Intro' }, photos: [], isSaving: false })
})

it('goes to whoever signs in, once', () => {
	write(null, 'Intro')
	answerSheetOf(subject, null).change({ photos: [photo] })
	expect(answerSheetOf(subject, 'meera').get()).toMatchObject({ draft: { text: 'Intro' }, photos: [photo] })
	expect(answerSheetOf(subject, 'anil').get()).toMatchObject({ draft: { text: '' }, photos: [] })
	expect(answerSheetOf(subject, null).get()).toMatchObject({ draft: { text: '' }, photos: [] })
})

it('is joined to what one had begun before', () => {
	write('meera', 'Intro')
	write(null, 'Body')
	expect(answerSheetOf(subject, 'meera').get().draft.text).toBe('Intro\n\nBody')
	draftMemory.clear()
	expect(answerSheetOf(subject, 'meera').get().draft.text).toBe('Intro\n\nBody')
	expect(answerSheetOf(subject, null).get().draft.text).toBe('')
})

it('stores nothing for somebody who has signed out', () => {
	const sheet = answerSheetOf(subject, 'meera')
	draftMemory.clear()
	expect(sheet.isKept()).toBe(false)
	sheet.change({ draft: { text: 'Late', sendKey: 'k', isTried: true } })
	expect(answerSheetOf(subject, 'meera').get().draft.text).toBe('')
})

it('tells who looks at it', () => {
	const told = vi.fn()
	const sheet = answerSheetOf(subject, null)
	const stop = sheet.subscribe(told)
	sheet.change({ problem: 'Away' })
	stop()
	sheet.change({ problem: null })
	expect(told).toHaveBeenCalledTimes(1)
})
