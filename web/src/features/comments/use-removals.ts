import { useMutation } from '@tanstack/react-query'
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

/** Deletes at once, moves the focus to what stands beside it, and puts back with a message what the server does not let go. */
export function useRemovals() {
	const m = useMessages(commentMessages)
	const { calls, update, say, focusOn, tellFailure } = useThreadTools()

	const { mutate: removeComment } = useMutation({
		mutationFn: ({ comment }: { comment: ShownComment; neighbour: string | null }) => calls.remove(comment._id),
		onMutate({ comment, neighbour }) {
			const remains = remainsOf(comment)
			update((all) => (remains ? withComment(all, remains) : withoutComment(all, comment._id)))
			const next = remains ? comment._id : neighbour
			focusOn(next ? commentElement(next) : boxElement)
		},
		onSuccess: () => say(m.said.removedComment),
		onError(error, { comment }) {
			update((all) => withComment(all, comment))
			focusOn(commentElement(comment._id))
			tellFailure(comment._id, error, 'removeComment')
		},
	})

	const { mutate: removeReply } = useMutation({
		mutationFn: ({ comment, reply }: { comment: ShownComment; reply: ShownReply }) =>
			calls.removeReply(comment._id, reply._id),
		onMutate({ comment, reply }) {
			const index = comment.replies.indexOf(reply)
			const next = comment.replies[index + 1] ?? comment.replies[index - 1]
			update((all) => withoutLonely(changeComment(all, comment._id, (one) => withoutReply(one, reply._id))))
			if (next) focusOn(replyElement(next._id))
			else focusOn(comment.isRemoved ? boxElement : commentElement(comment._id))
		},
		onSuccess: () => say(m.said.removedReply),
		onError(error, { comment, reply }) {
			update((all) => {
				const isThere = all.some(({ _id }) => _id === comment._id)
				return isThere ? changeComment(all, comment._id, (one) => withReply(one, reply)) : withComment(all, comment)
			})
			focusOn(replyElement(reply._id))
			tellFailure(reply._id, error, 'removeReply')
		},
	})

	return { removeComment, removeReply }
}
