import { useMessages } from '#web/lib/messages.ts'
import { boxElement, commentElement, replyElement } from './element-ids.ts'
import { messages as commentMessages } from './messages.en.ts'
import {
	changeComment,
	remainsOf,
	type ShownComment,
	type ShownReply,
	withComment,
	withoutComment,
	withoutLonely,
	withoutReply,
	withReply,
} from './thread.ts'
import { useThreadTools } from './thread-tools.ts'

/** Deletes at once, and puts back with a message what the server does not let go. */
export function useRemovals() {
	const m = useMessages(commentMessages)
	const { calls, update, say, focusOn, tellFailure } = useThreadTools()

	/** @param neighbour has the focus then */
	const removeComment = async (comment: ShownComment, neighbour: string | null) => {
		const remains = remainsOf(comment)
		update((all) => (remains ? withComment(all, remains) : withoutComment(all, comment._id)))
		const next = remains ? comment._id : neighbour
		focusOn(next ? commentElement(next) : boxElement)
		try {
			await calls.remove(comment._id)
			say(m.said.removedComment)
		} catch (error) {
			update((all) => withComment(all, comment))
			focusOn(commentElement(comment._id))
			tellFailure(comment._id, error, 'removeComment')
		}
	}

	const removeReply = async (comment: ShownComment, reply: ShownReply) => {
		const { _id: id } = comment
		const place = comment.replies.indexOf(reply)
		const next = comment.replies[place + 1] ?? comment.replies[place - 1]
		update((all) => withoutLonely(changeComment(all, id, (one) => withoutReply(one, reply._id))))
		if (next) focusOn(replyElement(next._id))
		else focusOn(comment.isRemoved ? boxElement : commentElement(id))
		try {
			await calls.removeReply(id, reply._id)
			say(m.said.removedReply)
		} catch (error) {
			update((all) => {
				const isThere = all.some(({ _id }) => _id === id)
				return isThere ? changeComment(all, id, (one) => withReply(one, reply)) : withComment(all, comment)
			})
			focusOn(replyElement(reply._id))
			tellFailure(reply._id, error, 'removeReply')
		}
	}

	return { removeComment, removeReply }
}
