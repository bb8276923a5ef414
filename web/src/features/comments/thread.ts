/**
 * This file says what is on the screen of a thread, and how each event changes it. It is pure: the same rules show a
 * change before the server has answered and take it back when it refuses.
 */
import type { CommentData, ReplyData } from '@aravalli/shared/comments/contract'
import type { ChosenPicture } from './drafts.ts'

/** A reply that the server has not confirmed yet has an id of its own making. */
export type ShownReply = ReplyData & { isOnItsWay?: true }
export type ShownComment = Omit<CommentData, 'replies'> & {
	replies: ShownReply[]
	isOnItsWay?: true
	/** Is set while the entry is on its way. */
	chosen?: ChosenPicture[]
}

/** Puts pinned comments first, then the newest, as the server orders them. */
function inOrder(comments: ShownComment[]): ShownComment[] {
	return comments.toSorted(
		(a, b) => Number(b.isPinned) - Number(a.isPinned) || compare(b.createdAt, a.createdAt) || compare(b._id, a._id),
	)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Adds a page. It leaves known comments as they are, because pages shift while others write. */
export function withPage(comments: ShownComment[], page: ShownComment[]): ShownComment[] {
	const known = new Set(comments.map(({ _id }) => _id))
	return inOrder([...comments, ...page.filter(({ _id }) => !known.has(_id))])
}

/** Adds a comment, or puts it in the place of `insteadOf`. */
export function withComment(comments: ShownComment[], comment: ShownComment, insteadOf = comment._id): ShownComment[] {
	const others = comments.filter(({ _id }) => _id !== insteadOf && _id !== comment._id)
	return inOrder([...others, comment])
}

export function withoutComment(comments: ShownComment[], id: string): ShownComment[] {
	return comments.filter(({ _id }) => _id !== id)
}

export function changeComment(
	comments: ShownComment[],
	id: string,
	change: (comment: ShownComment) => ShownComment,
): ShownComment[] {
	return inOrder(comments.map((comment) => (comment._id === id ? change(comment) : comment)))
}

/** Leaves a line above the replies of a removed comment. It gives null where there are no replies, so that nothing is left. */
export function remainsOf(comment: ShownComment): ShownComment | null {
	if (comment.replyCount === 0) return null
	return {
		...comment,
		userName: '',
		commentText: '',
		images: [],
		likes: 0,
		likedBy: [],
		isPinned: false,
		isOwn: false,
		isRemoved: true,
	}
}

/** Adds more replies, the oldest first. */
export function withReplies(
	comment: ShownComment,
	replies: ShownReply[],
	replyCount = comment.replyCount,
): ShownComment {
	const known = new Set(comment.replies.map(({ _id }) => _id))
	const all = [...comment.replies, ...replies.filter(({ _id }) => !known.has(_id))]
	const ordered = all.toSorted((a, b) => compare(a.createdAt, b.createdAt) || compare(a._id, b._id))
	return { ...comment, replies: ordered, replyCount: Math.max(replyCount, all.length) }
}

/** Adds a reply, or puts it in the place of `insteadOf`. */
export function withReply(comment: ShownComment, reply: ShownReply, insteadOf?: string): ShownComment {
	const others = comment.replies.filter(({ _id }) => _id !== insteadOf && _id !== reply._id)
	const replyCount = comment.replyCount + 1 - (comment.replies.length - others.length)
	return withReplies({ ...comment, replies: others, replyCount }, [reply])
}

export function withoutReply(comment: ShownComment, replyId: string): ShownComment {
	const replies = comment.replies.filter(({ _id }) => _id !== replyId)
	return { ...comment, replies, replyCount: comment.replyCount - (comment.replies.length - replies.length) }
}

/** A removed comment stands only as long as it has replies. */
export function withoutLonely(comments: ShownComment[]): ShownComment[] {
	return comments.filter(({ isRemoved, replyCount }) => !isRemoved || replyCount > 0)
}

export function changeReply(
	comment: ShownComment,
	replyId: string,
	change: (reply: ShownReply) => ShownReply,
): ShownComment {
	return { ...comment, replies: comment.replies.map((reply) => (reply._id === replyId ? change(reply) : reply)) }
}

/** Gives the viewer's like or takes it back. */
export function liked<T extends { likes: number; likedBy: string[] }>(entry: T, viewerId: string, isOn: boolean): T {
	const wasOn = entry.likedBy.length > 0
	if (wasOn === isOn) return entry
	return { ...entry, likes: entry.likes + (isOn ? 1 : -1), likedBy: isOn ? [viewerId] : [] }
}

/**
 * Finds the viewer's own comments that are on their way or were confirmed since `before` was shown: a list that was
 * asked for then may lack them.
 */
export function addedSince(before: ShownComment[], comments: ShownComment[]): ShownComment[] {
	const known = new Set(before.map(({ _id }) => _id))
	return comments.filter(({ _id, isOwn, isOnItsWay }) => isOnItsWay || (isOwn && !known.has(_id)))
}

/** Gives the page to ask for next when `count` entries are there: removals have let the later ones move up. */
export function nextPage(count: number, pageSize: number): number {
	return Math.floor(count / pageSize) + 1
}

/**
 * Tells whether a comment counts among those that everybody sees: what is left of a removed one does, what is on its
 * way does not yet.
 */
export function isCounted({ isApproved, isOnItsWay }: ShownComment): boolean {
	return isApproved && !isOnItsWay
}
