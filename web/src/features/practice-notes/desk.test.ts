import { beforeEach, expect, it, vi } from 'vitest'
import { draftMemory } from '#web/lib/draft-memory.ts'
import { forgetOutboxes } from '#web/lib/outbox/outbox-memory.ts'
import { type ChosenPhoto, deskOf } from './desk.ts'

const subject = 'mains:groundwater'
const photo: ChosenPhoto = {
	id: '1',
	file: new File(['x'], 'page.png'),
	small: Promise.resolve(new Blob()),
	state: 'unsent',
	problem: null,
}
const write = (owner: string | null, text: string) => {
	const desk = deskOf(subject, owner)
	desk.change({ draft: { ...desk.get().draft, text } })
}

beforeEach(() => {
	draftMemory.clear()
	forgetOutboxes()
})

it('has its text after a reload, and its photos as long as the page is open', () => {
	write('meera', 'Intro')
	deskOf(subject, 'meera').change({ photos: [photo] })
	expect(deskOf(subject, 'meera').get()).toMatchObject({ draft: { text: 'Intro' }, photos: [photo] })
	draftMemory.clear()
	expect(deskOf(subject, 'meera').get()).toMatchObject({ draft: { text: 'Intro' }, photos: [], isSaving: false })
})

it('goes to whoever signs in, once', () => {
	write(null, 'Intro')
	deskOf(subject, null).change({ photos: [photo] })
	expect(deskOf(subject, 'meera').get()).toMatchObject({ draft: { text: 'Intro' }, photos: [photo] })
	expect(deskOf(subject, 'anil').get()).toMatchObject({ draft: { text: '' }, photos: [] })
	expect(deskOf(subject, null).get()).toMatchObject({ draft: { text: '' }, photos: [] })
})

it('is joined to what one had begun before', () => {
	write('meera', 'Intro')
	write(null, 'Body')
	expect(deskOf(subject, 'meera').get().draft.text).toBe('Intro\n\nBody')
	draftMemory.clear()
	expect(deskOf(subject, 'meera').get().draft.text).toBe('Intro\n\nBody')
	expect(deskOf(subject, null).get().draft.text).toBe('')
})

it('stores nothing for somebody who has signed out', () => {
	const desk = deskOf(subject, 'meera')
	draftMemory.clear()
	expect(desk.isKept()).toBe(false)
	desk.change({ draft: { text: 'Late', sendKey: 'k', isTried: true } })
	expect(deskOf(subject, 'meera').get().draft.text).toBe('')
})

it('tells who looks at it', () => {
	const told = vi.fn()
	const desk = deskOf(subject, null)
	const stop = desk.subscribe(told)
	desk.change({ problem: 'Away' })
	stop()
	desk.change({ problem: null })
	expect(told).toHaveBeenCalledTimes(1)
})
