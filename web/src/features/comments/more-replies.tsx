import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { replyElement } from './element-ids.ts'
import { messages as commentMessages } from './messages.en.ts'
import { changeComment, nextPage, type ShownComment, withReplies } from './thread.ts'
import { useThreadTools } from './thread-tools.ts'

/** The server gives no more than this at once. */
const AT_ONCE = 100

export function MoreReplies({ comment }: { comment: ShownComment }) {
	const m = useMessages(commentMessages)
	const { calls, update, focusOn, tellFailure } = useThreadTools()
	const [isLoading, setIsLoading] = useState(false)
	const { _id, replies, replyCount } = comment
	const waiting = replyCount - replies.length
	if (waiting <= 0) return null
	const load = async () => {
		setIsLoading(true)
		try {
			const { data, pagination } = await calls.listReplies(_id, nextPage(replies.length, AT_ONCE), AT_ONCE)
			const isLast = pagination.page >= pagination.totalPages
			// The replies that others have deleted meanwhile will not come, so the count goes down to those that are here.
			update((all) => changeComment(all, _id, (one) => withReplies(one, data, isLast ? 0 : one.replyCount)))
			const first = data.find((reply) => replies.every((known) => known._id !== reply._id))
			if (first) focusOn(replyElement(first._id))
		} catch (error) {
			tellFailure(_id, error, 'replies')
		} finally {
			setIsLoading(false)
		}
	}
	return (
		<Button variant="quiet" isCompact isBusy={isLoading} busyLabel={m.loading} onClick={() => void load()}>
			{m.moreReplies(Math.min(waiting, AT_ONCE))}
		</Button>
	)
}
