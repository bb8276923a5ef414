import type { CommentState } from '@aravalli/shared/comments/contract'
import { useMessages } from '#web/lib/messages.ts'
import { settleSwitch } from '#web/lib/settle-switch.ts'
import type { Change } from './calls.ts'
import { messages as commentMessages } from './messages.en.ts'
import { changeComment, changeReply, liked, type ShownComment, type ShownReply } from './thread.ts'
import { type FailedDeed, useThreadTools } from './thread-tools.ts'

interface Flip<K extends keyof CommentState> {
	/** Names the pressed switch, for the sentence beside it. */
	at: string
	kind: FailedDeed
	body: Omit<Change, 'isOn'>
	isOn: boolean
	before: Pick<CommentState, K>
	/** Holds the switch as it is wanted. */
	wish: Pick<CommentState, K>
	/** Shows it as it is wanted, as the server says it is, or as it was. */
	put: (state: Pick<CommentState, K>) => void
}

/** Shows a switch as it is wanted, and takes it back with a message when that is refused. */
function useFlip() {
	const { calls, wanted, tellFailure } = useThreadTools()
	return <K extends keyof CommentState>({ at, kind, body, isOn, before, wish, put }: Flip<K>): void => {
		put(wish)
		void settleSwitch<Pick<CommentState, K>>(wanted, `${body.action} ${at}`, isOn, {
			send: async (value) => (await calls.change({ ...body, isOn: value })).data,
			settle: put,
			undo(confirmed, error) {
				put(confirmed ?? before)
				tellFailure(at, error, kind)
			},
		})
	}
}

export function useLikes() {
	const m = useMessages(commentMessages)
	const { viewer, update, askToSignIn } = useThreadTools()
	const flip = useFlip()
	return {
		likeComment(comment: ShownComment) {
			const { _id } = comment
			if (!viewer) return askToSignIn(_id, m.signIn.likeComment)
			const isOn = comment.likedBy.length === 0
			flip<'likes' | 'likedBy'>({
				at: _id,
				kind: 'likeComment',
				body: { action: 'like_comment', commentId: _id },
				isOn,
				before: comment,
				wish: liked(comment, viewer.id, isOn),
				put: ({ likes, likedBy }) => update((all) => changeComment(all, _id, (one) => ({ ...one, likes, likedBy }))),
			})
		},
		likeReply({ _id: commentId }: ShownComment, reply: ShownReply) {
			const { _id } = reply
			if (!viewer) return askToSignIn(_id, m.signIn.likeReply)
			const isOn = reply.likedBy.length === 0
			const change = (to: (one: ShownReply) => ShownReply) =>
				update((all) => changeComment(all, commentId, (comment) => changeReply(comment, _id, to)))
			flip<'likes' | 'likedBy'>({
				at: _id,
				kind: 'likeReply',
				body: { action: 'like_reply', commentId, replyId: _id },
				isOn,
				before: reply,
				wish: liked(reply, viewer.id, isOn),
				put: ({ likes, likedBy }) => change((one) => ({ ...one, likes, likedBy })),
			})
		},
	}
}

/** An ADMIN may use these switches. */
export function useModeration() {
	const m = useMessages(commentMessages)
	const { update, say } = useThreadTools()
	const flip = useFlip()
	const put = ({ _id }: ShownComment, state: Partial<CommentState>) =>
		update((all) => changeComment(all, _id, (one) => ({ ...one, ...state })))
	return {
		pin(comment: ShownComment) {
			const isOn = !comment.isPinned
			say(isOn ? m.said.pinned : m.said.unpinned)
			flip<'isPinned'>({
				at: comment._id,
				kind: 'pin',
				body: { action: 'pin_comment', commentId: comment._id },
				isOn,
				before: comment,
				wish: { isPinned: isOn },
				put: ({ isPinned }) => put(comment, { isPinned }),
			})
		},
		withdraw(comment: ShownComment) {
			const isOn = comment.isApproved
			say(isOn ? m.said.withdrawn : m.said.shown)
			flip<'isApproved' | 'isPinned'>({
				at: comment._id,
				kind: 'withdraw',
				body: { action: 'withdraw_comment', commentId: comment._id },
				isOn,
				before: comment,
				// A withdrawn comment loses its pin, so that it stands on top of nothing.
				wish: { isApproved: !isOn, isPinned: comment.isPinned && !isOn },
				put: ({ isApproved, isPinned }) => put(comment, { isApproved, isPinned }),
			})
		},
	}
}
