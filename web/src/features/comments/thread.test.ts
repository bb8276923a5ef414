import { describe, expect, it } from 'vitest'
import {
	addedSince,
	changeComment,
	isCounted,
	liked,
	nextPage,
	remainsOf,
	type ShownComment,
	type ShownReply,
	withComment,
	withoutLonely,
	withoutReply,
	withPage,
	withReplies,
	withReply,
} from './thread.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString()

function comment(id: string, minute: number, more: Partial<ShownComment> = {}): ShownComment {
	return {
		_id: id,
		userName: 'Ritu Sharma',
		commentText: 'text',
		images: [],
		likes: 0,
		likedBy: [],
		isPinned: false,
		pinnedBy: null,
		pinnedAt: null,
		isApproved: true,
		isRemoved: false,
		isSample: false,
		isOwn: false,
		isReported: false,
		createdAt: at(minute),
		replies: [],
		replyCount: 0,
		...more,
	}
}

const reply = (id: string, minute: number): ShownReply => ({
	_id: id,
	userName: 'Anil',
	replyText: 'text',
	isSample: false,
	likes: 0,
	likedBy: [],
	isOwn: false,
	isReported: false,
	createdAt: at(minute),
})

const ids = (entries: { _id: string }[]) => entries.map(({ _id }) => _id)

describe('the order of a thread', () => {
	const thread = [comment('pinned', 1, { isPinned: true }), comment('new', 9), comment('old', 5)]

	it('has pinned ones first, then the newest, and a new one below those that are pinned', () => {
		expect(ids(withComment(thread, comment('newest', 10)))).toEqual(['pinned', 'newest', 'new', 'old'])
	})

	it('follows a pin and its end', () => {
		const pinned = changeComment(thread, 'old', (one) => ({ ...one, isPinned: true }))
		expect(ids(pinned)).toEqual(['old', 'pinned', 'new'])
		expect(ids(changeComment(pinned, 'old', (one) => ({ ...one, isPinned: false })))).toEqual(['pinned', 'new', 'old'])
	})

	it('shows each comment once, as it is known here, although pages shift', () => {
		const page = [comment('old', 5, { likes: 9 }), comment('older', 4)]
		const all = withPage(thread, page)
		expect(ids(all)).toEqual(['pinned', 'new', 'old', 'older'])
		expect(all[2]?.likes).toBe(0)
	})

	it('puts the stored comment in the place of the one on its way', () => {
		const onItsWay = withComment(thread, comment('new-1', 10, { isOnItsWay: true }))
		expect(ids(withComment(onItsWay, comment('stored', 10), 'new-1'))).toEqual(['pinned', 'stored', 'new', 'old'])
	})

	it('is asked for again without loss of what was added meanwhile', () => {
		const onItsWay = withComment(thread, comment('new-1', 10, { isOnItsWay: true }))
		const confirmed = withComment(onItsWay, comment('stored', 10, { isOwn: true }), 'new-1')
		expect(ids(addedSince(thread, confirmed))).toEqual(['stored'])
		expect(ids(addedSince(onItsWay, confirmed))).toEqual(['stored'])
		expect(ids(addedSince(onItsWay, onItsWay))).toEqual(['new-1'])
		expect(addedSince(confirmed, confirmed)).toEqual([])
	})

	it('asks for the page that holds what has moved up', () => {
		expect([0, 49, 50, 51, 100].map((count) => nextPage(count, 50))).toEqual([1, 1, 2, 2, 3])
	})
})

describe('replies', () => {
	const answered = comment('c', 1, { replies: [reply('a', 2), reply('b', 3)], replyCount: 14 })

	it('come the oldest first and once each, and are counted', () => {
		const more = withReplies(answered, [reply('b', 3), reply('c', 4)])
		expect(ids(more.replies)).toEqual(['a', 'b', 'c'])
		expect(more.replyCount).toBe(14)
		expect(withReplies(answered, [reply('c', 4)], 0).replyCount).toBe(3)
	})

	it('count one more, and no further one when the server has confirmed it', () => {
		const onItsWay = withReply(answered, { ...reply('new-1', 5), isOnItsWay: true })
		expect(onItsWay.replyCount).toBe(15)
		const stored = withReply(onItsWay, reply('d', 5), 'new-1')
		expect([ids(stored.replies), stored.replyCount]).toEqual([['a', 'b', 'd'], 15])
		expect(withoutReply(stored, 'd').replyCount).toBe(14)
		expect(withoutReply(stored, 'unknown').replyCount).toBe(15)
	})
})

describe('a removed comment', () => {
	it('leaves nothing of itself but its place above its replies', () => {
		const removed = remainsOf(
			comment('c', 1, {
				isOwn: true,
				isPinned: true,
				likes: 3,
				likedBy: ['me'],
				images: [{ filePath: '/a', smallPath: '/b', originalName: 'a.png', width: 1, height: 1 }],
				replies: [reply('a', 2)],
				replyCount: 1,
			}),
		)
		expect(removed).toEqual(
			comment('c', 1, { userName: '', commentText: '', isRemoved: true, replies: [reply('a', 2)], replyCount: 1 }),
		)
		expect(remainsOf(comment('c', 1))).toBeNull()
	})

	it('stands as long as it has replies', () => {
		const removed = comment('c', 1, { isRemoved: true, replies: [reply('a', 2)], replyCount: 1 })
		expect(withoutLonely([removed])).toEqual([removed])
		expect(withoutLonely([withoutReply(removed, 'a'), comment('d', 2)])).toEqual([comment('d', 2)])
	})

	it('is counted as before; a withdrawn one is not', () => {
		expect(isCounted(comment('c', 1, { isRemoved: true }))).toBe(true)
		expect(isCounted(comment('c', 1, { isApproved: false }))).toBe(false)
		expect(isCounted(comment('new-1', 1, { isOnItsWay: true }))).toBe(false)
	})
})

describe('a like', () => {
	it('is put once and taken back once', () => {
		const once = liked(comment('c', 1, { likes: 4 }), 'me', true)
		expect([once.likes, once.likedBy]).toEqual([5, ['me']])
		expect(liked(once, 'me', true)).toBe(once)
		expect(liked(once, 'me', false)).toMatchObject({ likes: 4, likedBy: [] })
	})
})
