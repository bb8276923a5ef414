import type { PracticePhoto } from '@aravalli/shared/practice-notes/contract'
import { useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { trashIcon } from '#web/ui/icons.ts'
import { PictureList } from '#web/ui/pictures/picture-list.tsx'
import type { ShownPicture } from '#web/ui/pictures/shown-picture.ts'
import { RemovalQuestion } from '#web/ui/removal-question.tsx'
import type { ChangeKept, Kept } from './kept.ts'
import css from './kept-list.module.css'
import { KeptNote } from './kept-note.tsx'
import { type KeptQuestion, OlderNotes } from './older-notes.tsx'
import { messages as panelMessages } from './panel-messages.en.ts'
import { useRemovals } from './use-removals.ts'

interface KeptListProps {
	/** It is null where the photos are kept with no question. */
	question: KeptQuestion | null
	kept: Kept
	change: ChangeKept
	/** Is a note that has just been saved, which has the focus. */
	newNote?: string | null
	/** The server has let something go. */
	onRemoved?: (() => void) | undefined
}

/** Shows the notes and photos that somebody keeps with a question. */
export function KeptList({ question, kept, change, newNote = null, onRemoved }: KeptListProps) {
	const { notes, photos } = kept
	const m = useMessages(panelMessages)
	const { removeNote, removePhoto } = useRemovals(change, onRemoved)
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	return (
		<div ref={container} tabIndex={-1} className={css.kept}>
			{notes.length > 0 && (
				<ul className={css.notes} aria-label={m.keptNotes}>
					{notes.map((note) => (
						<KeptNote key={note._id} note={note} isNew={note._id === newNote} onRemove={() => removeNote(note)} />
					))}
				</ul>
			)}
			{question && <OlderNotes question={question} kept={kept} change={change} />}
			<KeptPhotos photos={photos} onRemove={removePhoto} />
		</div>
	)
}

interface KeptPhotosProps {
	photos: PracticePhoto[]
	onRemove: (photo: PracticePhoto) => void
}

function KeptPhotos({ photos, onRemove }: KeptPhotosProps) {
	const m = useMessages(panelMessages)
	const opener = useRef<HTMLElement | null>(null)
	const [asked, setAsked] = useState<PracticePhoto | null>(null)
	const find = ({ address }: ShownPicture) => photos.findIndex(({ fileUrl }) => fileUrl === address)
	return (
		<>
			<PictureList
				label={m.keptPhotos}
				pictures={photos.map(pictureOf)}
				altOf={(index) => m.photoAlt(index + 1, photos.length)}
				actions={(picture) => (
					<IconButton
						icon={trashIcon}
						label={m.removePhoto(find(picture) + 1)}
						onClick={({ currentTarget }) => {
							opener.current = currentTarget
							setAsked(photos[find(picture)] ?? null)
						}}
					/>
				)}
			/>
			{asked && (
				<RemovalQuestion
					key={asked._id}
					question={m.photoQuestion}
					removeLabel={m.remove}
					keepLabel={m.keep}
					opener={opener}
					onKeep={() => setAsked(null)}
					onRemove={() => {
						setAsked(null)
						onRemove(asked)
					}}
				/>
			)}
		</>
	)
}

function pictureOf({ fileUrl, smallUrl, fileName, width, height }: PracticePhoto): ShownPicture {
	return { address: fileUrl, smallAddress: smallUrl, name: fileName, width, height }
}
