import { useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { eyeIcon, eyeOffIcon, trashIcon } from '#web/ui/icons.ts'
import { RemovalQuestion } from '#web/ui/removal-question.tsx'
import { ActionButton } from './action-button.tsx'
import css from './comment-item.module.css'
import { pinIcon, pinOffIcon, replyIcon } from './icons.ts'
import { LikeButton } from './like-button.tsx'
import { messages as commentMessages } from './messages.en.ts'
import { SignInNote } from './sign-in-note.tsx'
import type { ShownComment } from './thread.ts'
import { useThreadTools } from './thread-tools.ts'
import { useRemovals } from './use-removals.ts'
import { useReporting } from './use-reporting.tsx'
import { useLikes, useModeration } from './use-switches.ts'

interface CommentActionsProps {
	comment: ShownComment
	/** Has the focus once this one is deleted. */
	neighbour: string | null
}

export function CommentActions({ comment, neighbour }: CommentActionsProps) {
	const m = useMessages(commentMessages)
	const { likeComment } = useLikes()
	const { removeComment } = useRemovals()
	const remove = useRef<HTMLButtonElement>(null)
	const [isAsked, setIsAsked] = useState(false)
	const { viewer } = useThreadTools()
	const reporting = useReporting(comment, { commentId: comment._id })
	if (comment.isOnItsWay) return null
	const isAdmin = viewer?.role === 'ADMIN'
	if (isAsked) {
		return (
			<RemovalQuestion
				question={m.removal.commentQuestion}
				removeLabel={m.actions.remove}
				keepLabel={m.removal.keep}
				className={css.removal}
				onRemove={() => {
					setIsAsked(false)
					removeComment({ comment, neighbour })
				}}
				onKeep={() => setIsAsked(false)}
				opener={remove}
			/>
		)
	}
	return (
		<div className={css.body}>
			<div className={css.actions}>
				<LikeButton entry={comment} onPress={() => likeComment(comment)} />
				<ReplyButton comment={comment} />
				{isAdmin && <AdminActions comment={comment} />}
				{(comment.isOwn || isAdmin) && (
					<ActionButton ref={remove} icon={trashIcon} onClick={() => setIsAsked(true)}>
						{m.actions.remove}
					</ActionButton>
				)}
				{reporting.button}
			</div>
			{reporting.form}
			<SignInNote at={comment._id} />
		</div>
	)
}

function ReplyButton({ comment: { _id } }: { comment: ShownComment }) {
	const m = useMessages(commentMessages)
	const { viewer, askToSignIn, openReply, setOpenReply } = useThreadTools()
	const isOpen = openReply === _id
	const press = () => (viewer ? setOpenReply(isOpen ? null : _id) : askToSignIn(_id, m.signIn.reply))
	return (
		<ActionButton icon={replyIcon} aria-expanded={isOpen} onClick={press}>
			{m.actions.reply}
		</ActionButton>
	)
}

function AdminActions({ comment }: { comment: ShownComment }) {
	const m = useMessages(commentMessages)
	const { pin, withdraw } = useModeration()
	return (
		<>
			{comment.isApproved && (
				<ActionButton icon={comment.isPinned ? pinOffIcon : pinIcon} onClick={() => pin(comment)}>
					{comment.isPinned ? m.actions.unpin : m.actions.pin}
				</ActionButton>
			)}
			<ActionButton icon={comment.isApproved ? eyeOffIcon : eyeIcon} onClick={() => withdraw(comment)}>
				{comment.isApproved ? m.actions.withdraw : m.actions.showAgain}
			</ActionButton>
		</>
	)
}
