import { shortId } from '@aravalli/shared/comments/comment'
import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { Note } from '#web/ui/note.tsx'
import { PictureList } from '#web/ui/pictures/picture-list.tsx'
import { PicturePreview } from '#web/ui/pictures/picture-preview.tsx'
import { Byline } from './byline.tsx'
import { CommentActions } from './comment-actions.tsx'
import css from './comment-item.module.css'
import { commentElement } from './element-ids.ts'
import { messages as commentMessages } from './messages.en.ts'
import { pictureOf } from './picture-of.ts'
import { ReplyBox } from './reply-box.tsx'
import { ReplyList } from './reply-list.tsx'
import type { ShownComment } from './thread.ts'
import { useThreadTools } from './thread-tools.ts'
import { smallPicture } from './use-pictures.ts'

interface CommentItemProps {
	comment: ShownComment
	/** Has the focus once this one is deleted. */
	neighbour: string | null
}

export function CommentItem({ comment, neighbour }: CommentItemProps) {
	const { openReply } = useThreadTools()
	const nameId = useId()
	return (
		<li id={commentElement(comment._id)} tabIndex={-1} className={css.comment}>
			{comment.isRemoved ? (
				<RemovedComment />
			) : (
				<article aria-labelledby={nameId} className={css.entry} aria-busy={comment.isOnItsWay}>
					<Written comment={comment} nameId={nameId} />
					<CommentActions comment={comment} neighbour={neighbour} />
				</article>
			)}
			<ReplyList comment={comment} />
			{openReply === comment._id && !comment.isRemoved && <ReplyBox comment={comment} />}
		</li>
	)
}

function RemovedComment() {
	const m = useMessages(commentMessages)
	return <p className={css.removed}>{m.removed}</p>
}

function Written({ comment, nameId }: { comment: ShownComment; nameId: string }) {
	const m = useMessages(commentMessages)
	const { commentText, userName, isApproved, isOwn, images, chosen, _id } = comment
	return (
		<>
			<Byline as="h4" entry={comment} nameId={nameId} idLabel={m.idOf(shortId(_id))} />
			<div className={css.body}>
				{!isApproved && <Note kind="warning">{isOwn ? m.withdrawnForAuthor : m.withdrawnForAdmin}</Note>}
				<p className={css.text} lang={textLanguage(commentText)}>
					{commentText}
				</p>
				<PictureList
					pictures={images.map(pictureOf)}
					altOf={(index) => m.pictures.alt(index + 1, images.length, userName)}
				/>
				{chosen && chosen.length > 0 && (
					<ul className={css.pictures}>
						{chosen.map((picture, index) => (
							<li key={picture.id}>
								<PicturePreview
									content={smallPicture(picture.file)}
									name={picture.file.name}
									alt={m.pictures.preview(index + 1, chosen.length)}
								/>
							</li>
						))}
					</ul>
				)}
			</div>
		</>
	)
}
