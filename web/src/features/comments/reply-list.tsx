import { shortId } from '@aravalli/shared/comments/comment'
import { useId, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { trashIcon } from '#web/ui/icons.ts'
import { RemovalQuestion } from '#web/ui/removal-question.tsx'
import { ActionButton } from './action-button.tsx'
import { Byline } from './byline.tsx'
import css from './comment-item.module.css'
import { replyElement } from './element-ids.ts'
import { LikeButton } from './like-button.tsx'
import { messages as commentMessages } from './messages.en.ts'
import { MoreReplies } from './more-replies.tsx'
import { SignInNote } from './sign-in-note.tsx'
import type { ShownComment, ShownReply } from './thread.ts'
import { useThreadTools } from './thread-tools.ts'
import { useRemovals } from './use-removals.ts'
import { useReporting } from './use-reporting.tsx'
import { useLikes } from './use-switches.ts'

export function ReplyList({ comment }: { comment: ShownComment }) {
	const m = useMessages(commentMessages)
	if (comment.replyCount === 0) return null
	return (
		<div className={css.replies}>
			<ol aria-label={m.replies}>
				{comment.replies.map((reply) => (
					<ReplyItem key={reply._id} comment={comment} reply={reply} />
				))}
			</ol>
			<MoreReplies comment={comment} />
		</div>
	)
}

function ReplyItem({ comment, reply }: { comment: ShownComment; reply: ShownReply }) {
	const m = useMessages(commentMessages)
	const nameId = useId()
	return (
		<li id={replyElement(reply._id)} tabIndex={-1} className={css.reply}>
			<article aria-labelledby={nameId} className={css.entry} aria-busy={reply.isOnItsWay}>
				<Byline as="h5" entry={reply} nameId={nameId} idLabel={m.replyIdOf(shortId(reply._id))} />
				<div className={css.body}>
					<p className={css.text} lang={textLanguage(reply.replyText)}>
						{reply.replyText}
					</p>
				</div>
				{!reply.isOnItsWay && <ReplyActions comment={comment} reply={reply} />}
			</article>
		</li>
	)
}

function ReplyActions({ comment, reply }: { comment: ShownComment; reply: ShownReply }) {
	const m = useMessages(commentMessages)
	const { viewer } = useThreadTools()
	const { likeReply } = useLikes()
	const { removeReply } = useRemovals()
	const remove = useRef<HTMLButtonElement>(null)
	const [isAsked, setIsAsked] = useState(false)
	const reporting = useReporting(reply, { commentId: comment._id, replyId: reply._id })
	if (isAsked) {
		return (
			<RemovalQuestion
				question={m.removal.replyQuestion}
				removeLabel={m.actions.remove}
				keepLabel={m.removal.keep}
				className={css.removal}
				onRemove={() => {
					setIsAsked(false)
					removeReply({ comment, reply })
				}}
				onKeep={() => setIsAsked(false)}
				opener={remove}
			/>
		)
	}
	return (
		<div className={css.body}>
			<div className={css.actions}>
				<LikeButton entry={reply} onPress={() => likeReply(comment, reply)} />
				{(reply.isOwn || viewer?.role === 'ADMIN') && (
					<ActionButton ref={remove} icon={trashIcon} onClick={() => setIsAsked(true)}>
						{m.actions.remove}
					</ActionButton>
				)}
				{reporting.button}
			</div>
			{reporting.form}
			<SignInNote at={reply._id} />
		</div>
	)
}
