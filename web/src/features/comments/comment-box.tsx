import { COMMENT_MAX_LENGTH, cleanText, commentProblem } from '@aravalli/shared/comments/comment'
import type { CommentData } from '@aravalli/shared/comments/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Draft } from './drafts.ts'
import { boxElement, commentElement } from './element-ids.ts'
import { messages as commentMessages } from './messages.en.ts'
import { AddPictures, ChosenPictures } from './picture-field.tsx'
import { type Delivery, idOnItsWay } from './sending.ts'
import { LoginLink } from './sign-in-note.tsx'
import { type ShownComment, withComment, withoutComment } from './thread.ts'
import { useThreadTools } from './thread-tools.ts'
import { smallPicture, usePictures } from './use-pictures.ts'
import { useWriting } from './use-writing.ts'
import css from './writing.module.css'
import { WritingField } from './writing-field.tsx'

interface CommentBoxProps {
	subject: string
	/** What was begun before a sign-in is gone on with. */
	isAwaited: boolean
}

/** A comment is written here. Somebody who is not signed in may write, too: the text is kept while they sign in. */
export function CommentBox({ subject, isAwaited }: CommentBoxProps) {
	const m = useMessages(commentMessages)
	const { viewer } = useThreadTools()
	const field = useRef<HTMLTextAreaElement>(null)
	const writing = useWriting({
		kind: 'comment',
		subject,
		problemOf: commentProblem,
		delivery: useCommentDelivery(),
		onReturned: () => field.current?.focus(),
	})
	const { draft, isSending } = writing
	const [isGoneOnWith] = useState(isAwaited && draft.text !== '')
	useEffect(() => {
		if (isGoneOnWith) field.current?.focus()
	}, [isGoneOnWith])
	const pictures = usePictures(draft.pictures, isSending, (changed) => writing.change({ pictures: changed }))
	const submit = (event: FormEvent) => {
		event.preventDefault()
		writing.submit()
	}
	return (
		<form
			id={boxElement}
			tabIndex={-1}
			noValidate
			className={classNames(css.box, pictures.isDraggedOver && css.draggedOver)}
			onSubmit={submit}
			{...pictures.drop}
		>
			<WritingField
				ref={field}
				label={m.box.label}
				hint={m.box.hint}
				error={writing.problem}
				value={draft.text}
				maxLength={COMMENT_MAX_LENGTH}
				isLocked={isSending}
				onChange={(text) => writing.change({ text })}
			/>
			<ChosenPictures {...pictures} />
			<div className={css.foot}>
				<AddPictures {...pictures} />
				<span className={css.buttons}>
					{!viewer && <LoginLink />}
					<SubmitButton isCompact isBusy={isSending} busyLabel={m.box.posting}>
						{m.box.post}
					</SubmitButton>
				</span>
			</div>
		</form>
	)
}

function useCommentDelivery(): Delivery<CommentData> {
	const m = useMessages(commentMessages)
	const { calls, viewer, update, say, focusOn } = useThreadTools()
	return {
		async call(draft) {
			const { data } = await calls.add(await formOf(draft), draft.sendKey)
			return data
		},
		show(draft) {
			const shown = commentOnItsWay(draft, viewer?.name ?? '', new Date())
			update((all) => withComment(all, { ...shown, createdAt: laterThanAll(all, shown.createdAt) }))
		},
		confirm(draft, data) {
			update((all) => withComment(all, data, idOnItsWay(draft)))
			say(m.said.posted)
			focusOn(commentElement(data._id))
		},
		takeBack: (draft) => update((all) => withoutComment(all, idOnItsWay(draft))),
	}
}

async function formOf({ text, pictures }: Draft): Promise<FormData> {
	const form = new FormData()
	form.append('commentText', text)
	for (const { file } of pictures) form.append('images', await smallPicture(file), file.name)
	return form
}

function commentOnItsWay(draft: Draft, userName: string, now: Date): ShownComment {
	return {
		_id: idOnItsWay(draft),
		userName,
		commentText: cleanText(draft.text),
		images: [],
		likes: 0,
		likedBy: [],
		isPinned: false,
		pinnedBy: null,
		pinnedAt: null,
		isApproved: true,
		isRemoved: false,
		isSample: false,
		isOwn: true,
		isReported: false,
		createdAt: now.toISOString(),
		replies: [],
		replyCount: 0,
		isOnItsWay: true,
		chosen: draft.pictures,
	}
}

/** A slow clock would make a new comment seem older than what stands there. */
function laterThanAll(comments: ShownComment[], moment: string): string {
	return [moment, ...comments.map(({ createdAt }) => createdAt)].sort().at(-1) ?? moment
}
