import { useId, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { cameraIcon, xIcon } from '#web/ui/icons.ts'
import { PicturePreview } from '#web/ui/pictures/picture-preview.tsx'
import type { AnswerSheet, ChosenPhoto } from './answer-sheet.ts'
import css from './notes-panel.module.css'
import { messages as panelMessages } from './panel-messages.en.ts'
import { Problem } from './problem.tsx'
import type { Photos } from './use-photos.ts'

interface PhotoBoxProps {
	sheet: AnswerSheet
	photos: Photos
}

/** Takes photos of an answer and shows those that are not saved yet. */
export function PhotoBox({ sheet, photos }: PhotoBoxProps) {
	const m = useMessages(panelMessages)
	const titleId = useId()
	const hintId = useId()
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	return (
		<fieldset className={css.photoBox} aria-labelledby={titleId}>
			<p id={titleId} className={css.label}>
				{m.photoOfAnswer}
			</p>
			<label className={css.addPhoto}>
				<Icon path={cameraIcon} className={css.camera} />
				<span className={css.addLabel}>{m.addPhoto}</span>
				<span id={hintId} aria-hidden="true" className={css.hint}>
					{m.photoHint}
				</span>
				<input
					type="file"
					multiple
					accept="image/*"
					aria-label={m.addPhoto}
					aria-describedby={hintId}
					className={css.input}
					onChange={({ target }) => {
						photos.add(target.files ?? [])
						// The same file may be chosen once more.
						target.value = ''
					}}
				/>
			</label>
			<Problem text={sheet.photoProblem} />
			<div ref={container} tabIndex={-1} className={css.place}>
				{sheet.photos.length > 0 && (
					<ul className={css.chosen} aria-label={m.chosenPhotos}>
						{sheet.photos.map((photo) => (
							<Chosen key={photo.id} photo={photo} photos={photos} />
						))}
					</ul>
				)}
			</div>
		</fieldset>
	)
}

function Chosen({ photo, photos: { queue, drop } }: { photo: ChosenPhoto; photos: Photos }) {
	const m = useMessages(panelMessages)
	const viewer = useViewer()
	const { file, small, state, problem, isOnDevice } = photo
	const isOnItsWay = state === 'queued' || state === 'sending'
	const isFailed = state === 'failed'
	return (
		<li className={css.photo} aria-busy={isOnItsWay}>
			<PicturePreview content={small} name={file.name} alt={file.name} />
			<p role="status" className={css.state}>
				{isOnItsWay && <span className={css.spinner} />}
				{m.states[state === 'unsent' && isOnDevice ? 'onDevice' : state]}
			</p>
			{!isOnItsWay && <IconButton icon={xIcon} label={m.leaveOut(file.name)} onClick={() => drop(photo.id)} />}
			<div className={css.outcome}>
				<Problem text={problem} />
				{viewer && !isOnItsWay && state !== 'refused' && (
					<Button
						isCompact
						aria-label={isFailed ? m.tryAgainWith(file.name) : m.uploadOf(file.name)}
						onClick={() => queue(photo)}
					>
						{isFailed ? m.tryAgain : m.upload}
					</Button>
				)}
			</div>
		</li>
	)
}
