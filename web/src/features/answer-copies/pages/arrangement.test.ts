import type { CopyPage } from '@aravalli/shared/answer-copies/contract'
import { describe, expect, it } from 'vitest'
import {
	type Arrangement,
	moved,
	NOTHING_ARRANGED,
	shownPages,
	type UnsentFile,
	unsentArrangement,
	withAdded,
	withLook,
	withoutPage,
	withPageAgain,
} from './arrangement.ts'

const onServer = (pageId: string, changes: Partial<CopyPage> = {}): CopyPage => ({
	...{
		pageId,
		state: 'ready',
		refusal: null,
		refusalText: null,
		fileName: `${pageId}.jpg`,
		uploadKey: `file-${pageId}`,
	},
	...{ width: 1200, height: 1600, turn: 0, crop: null, warnings: [], booklet: null, version: 'v1' },
	...changes,
})
const unsent = (uploadKey: string): UnsentFile => ({
	...{ uploadKey, fileName: `${uploadKey}.jpg`, mediaType: 'image/jpeg', refusal: null },
})
const keys = (pages: CopyPage[], files: UnsentFile[], arrangement: Arrangement) =>
	shownPages(pages, files, arrangement).map(({ key }) => key)
const ids = (pages: CopyPage[], arrangement: Arrangement) =>
	unsentArrangement(pages, arrangement)?.map(({ pageId }) => pageId) ?? null

const [a, b, c] = [onServer('a'), onServer('b'), onServer('c')]
const shown = (arrangement = NOTHING_ARRANGED) => shownPages([a, b, c], [], arrangement)

describe('pages', () => {
	it('stand as the server has them, then those that are on the device, and keep their names when they arrive', () => {
		const arrangement = withAdded(NOTHING_ARRANGED, [], ['file-a', 'file-b'], { now: 0, instead: undefined })
		expect(keys([], [unsent('file-a'), unsent('file-b')], arrangement)).toEqual(['file-a', 'file-b'])
		expect(keys([b], [unsent('file-a'), unsent('file-b')], arrangement)).toEqual(['file-a', 'file-b'])
		expect(keys([b, a], [], arrangement)).toEqual(['file-a', 'file-b'])
	})

	it('of one PDF stand where its file stood, and have their own names', () => {
		const arrangement = moved(NOTHING_ARRANGED, shownPages([a], [unsent('pdf')], NOTHING_ARRANGED), 'pdf', -1)
		expect(keys([a], [unsent('pdf')], arrangement)).toEqual(['pdf', 'file-a'])
		const [one, two] = [onServer('p1', { uploadKey: 'pdf' }), onServer('p2', { uploadKey: 'pdf' })]
		expect(keys([a, one, two], [], arrangement)).toEqual(['p1', 'p2', 'file-a'])
	})

	it('are told to the server only where something differs', () => {
		expect(ids([a, b, c], NOTHING_ARRANGED)).toBeNull()
		const later = moved(NOTHING_ARRANGED, shown(), 'file-a', 2)
		expect(ids([a, b, c], later)).toEqual(['b', 'c', 'a'])
		expect(ids([b, c, a], later)).toBeNull()
		const turned = withLook(NOTHING_ARRANGED, 'file-b', { turn: 90, crop: null })
		expect(unsentArrangement([a, b, c], turned)?.[1]).toEqual({ pageId: 'b', turn: 90, crop: null })
		expect(unsentArrangement([a, { ...b, turn: 90 }, c], turned)).toBeNull()
	})

	it('move no further than to an end', () => {
		expect(keys([a, b, c], [], moved(NOTHING_ARRANGED, shown(), 'file-c', 5))).toEqual(['file-a', 'file-b', 'file-c'])
		expect(keys([a, b, c], [], moved(NOTHING_ARRANGED, shown(), 'file-c', -9))).toEqual(['file-c', 'file-a', 'file-b'])
	})
})

describe('pages of a booklet', () => {
	const printed = (pageId: string, page: number) =>
		onServer(pageId, { booklet: { page, pages: 4, belongs: 'here', questionText: null } })
	const [three, one, two] = [printed('three', 3), printed('one', 1), printed('two', 2)]
	const chosen = ['file-three', 'file-a', 'file-one', 'file-two']
	const added = withAdded(NOTHING_ARRANGED, [], chosen, { now: 0, instead: undefined })

	it('stand in the order of their codes, whatever order they were chosen in, among the others', () => {
		const inOrder = ['file-one', 'file-a', 'file-two', 'file-three']
		expect(keys([three, a, one, two], [], added)).toEqual(inOrder)
		expect(ids([three, a, one, two], added)).toEqual(['one', 'a', 'two', 'three'])
		expect(keys([one, a], [unsent('file-three'), unsent('file-two')], added)).toEqual([
			...['file-three', 'file-a', 'file-one', 'file-two'],
		])
	})

	it('stay where they are moved to, also when more of them are added', () => {
		const pages = [three, a, one, two]
		const up = moved(added, shownPages(pages, [], added), 'file-three', -2)
		expect(keys(pages, [], up)).toEqual(['file-one', 'file-three', 'file-a', 'file-two'])
		const more = withAdded(up, shownPages(pages, [], up), ['file-four'], { now: 0, instead: undefined })
		expect(keys([...pages, printed('four', 4)], [], more)).toEqual([
			...['file-one', 'file-three', 'file-a', 'file-two', 'file-four'],
		])
	})
})

describe('pages of a PDF that are taken out', () => {
	const [one, two] = [onServer('p1', { uploadKey: 'pdf' }), onServer('p2', { uploadKey: 'pdf' })]

	it('stay out when only one of them is left', () => {
		const both = withoutPage(withoutPage(NOTHING_ARRANGED, 'p1', 0), 'p2', 0)
		expect(keys([a, one, two], [], both)).toEqual(['file-a'])
		expect(keys([a, two], [], both)).toEqual(['file-a'])
	})

	it('stay out when the file was taken out before it was read', () => {
		expect(keys([a, one, two], [], withoutPage(NOTHING_ARRANGED, 'pdf', 0))).toEqual(['file-a'])
	})

	it('leave the other where it was, turned as it was', () => {
		const turned = withLook(moved(NOTHING_ARRANGED, shownPages([a, one, two], [], NOTHING_ARRANGED), 'p2', -2), 'p2', {
			turn: 90,
			crop: null,
		})
		const [first] = shownPages([a, two], [], turned)
		expect([first?.server?.pageId, first?.look.turn]).toEqual(['p2', 90])
	})
})

describe('a page that is taken out', () => {
	const without = withoutPage(NOTHING_ARRANGED, 'file-b', 5_000)

	it('is not shown, and comes back at its place', () => {
		expect(keys([a, b, c], [], without)).toEqual(['file-a', 'file-c'])
		expect(keys([a, b, c], [], withPageAgain(without, 'file-b'))).toEqual(['file-a', 'file-b', 'file-c'])
	})

	it('asks nothing of the server by itself, and is named last where others are moved', () => {
		expect(ids([a, b, c], without)).toBeNull()
		expect(ids([a, b, c], moved(without, shown(without), 'file-c', -1))).toEqual(['c', 'a', 'b'])
	})

	it('is for good where another takes its place, or something is added', () => {
		const retaken = withAdded(without, shown(without), ['new'], { now: 7, instead: 'file-a' })
		expect(retaken.removed).toEqual({ 'file-b': 7, 'file-a': 7 })
		expect(keys([a, b, c], [unsent('new')], retaken)).toEqual(['new', 'file-c'])
	})
})
