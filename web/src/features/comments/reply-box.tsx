import { cleanText, REPLY_MAX_LENGTH, replyProblem } from '@aravalli/shared/comments/comment'
import type { ReplyData } from '@aravalli/shared/comments/contract'
import { type FormEvent, useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Draft } from './drafts.ts'
import { replyElement } from './element-ids.ts'
import { messages as commentMessages } from './messages.en.ts'
import { type Delivery, idOnItsWay } from './sending.ts'
import { LoginLink } from './sign-in-note.tsx'
import { changeComment, type ShownComment, type ShownReply, withoutReply, withReply } from './thread.ts'
import { useThreadTools } from './thread-tools.ts'
import { useWriting } from './use-writing.ts'
import css from './writing.module.css'
import { WritingField } from './writing-field.tsx'

/** This box stands below the comment it answers. What was begun in it is there again when it is opened again. */
export function ReplyBox({ comment }: { comment: ShownComment }) {
	const m = useMessages(commentMessages)
	const { viewer, setOpenReply } = useThreadTools()
	const field = useRef<HTMLTextAreaElement>(null)
	const writing = useWriting({
		kind: 'reply',
		subject: `reply:${comment._id}`,
		problemOf: replyProblem,
		delivery: useReplyDelivery(comment._id),
		onReturned: () => field.current?.focus(),
	})
	useEffect(() => field.current?.focus(), [])
	const submit = (event: FormEvent) => {
		event.preventDefault()
		writing.submit()
	}
	return (
		<form noValidate className={css.replyBox} onSubmit={submit}>
			<WritingField
				ref={field}
				label={m.replyBox.label(comment.userName)}
				error={writing.problem}
				value={writing.draft.text}
				maxLength={REPLY_MAX_LENGTH}
				isLocked={writing.isSending}
				onChange={(text) => writing.change({ text })}
			/>
			<div className={css.foot}>
				<span className={css.buttons}>
					{!viewer && <LoginLink />}
					<Button variant="quiet" isCompact onClick={() => setOpenReply(null)}>
						{m.replyBox.cancel}
					</Button>
					<SubmitButton isCompact isBusy={writing.isSending} busyLabel={m.box.posting}>
						{m.replyBox.post}
					</SubmitButton>
				</span>
			</div>
		</form>
	)
}

function useReplyDelivery(commentId: string): Delivery<ReplyData> {
	const m = useMessages(commentMessages)
	const { calls, viewer, update, say, focusOn, closeReply } = useThreadTools()
	const change = (to: (comment: ShownComment) => ShownComment) => update((all) => changeComment(all, commentId, to))
	return {
		call: async ({ text, sendKey }) => (await calls.addReply(commentId, text, sendKey)).data,
		show(draft) {
			const shown = replyOnItsWay(draft, viewer?.name ?? '', new Date())
			change((comment) => withReply(comment, shown))
		},
		confirm(draft, data) {
			change((comment) => withReply(comment, data, idOnItsWay(draft)))
			say(m.said.replied)
			// The focus stays with a reader who has gone on to another box.
			if (closeReply(commentId)) focusOn(replyElement(data._id))
		},
		takeBack: (draft) => change((comment) => withoutReply(comment, idOnItsWay(draft))),
	}
}

function replyOnItsWay(draft: Draft, userName: string, now: Date): ShownReply {
	return {
		_id: idOnItsWay(draft),
		userName,
		replyText: cleanText(draft.text),
		isSample: false,
		likes: 0,
		likedBy: [],
		isOwn: true,
		isReported: false,
		createdAt: now.toISOString(),
		isOnItsWay: true,
	}
}
