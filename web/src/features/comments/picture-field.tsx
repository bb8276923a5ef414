import { COMMENT_MAX_IMAGES } from '@aravalli/shared/comments/comment'
import { useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { circleAlertIcon, xIcon } from '#web/ui/icons.ts'
import { PicturePreview } from '#web/ui/pictures/picture-preview.tsx'
import { imagePlusIcon } from './icons.ts'
import { messages as commentMessages } from './messages.en.ts'
import { pictureTypes } from './picture-rules.ts'
import css from './pictures.module.css'
import { type Pictures, smallPicture } from './use-pictures.ts'

export function AddPictures({ chosen, isLocked, add }: Pictures) {
	const m = useMessages(commentMessages)
	const isFull = chosen.length >= COMMENT_MAX_IMAGES
	return (
		<label className={classNames(buttonClass({ isCompact: true, variant: 'quiet' }), css.add)}>
			<Icon path={imagePlusIcon} />
			{m.pictures.add}
			<input
				type="file"
				multiple
				accept={pictureTypes.join()}
				className={css.input}
				disabled={isLocked}
				data-full={isFull || undefined}
				onChange={({ target }) => {
					add(target.files ?? [])
					// The same file may be chosen once more.
					target.value = ''
				}}
			/>
		</label>
	)
}

export function ChosenPictures({ chosen, problem, isLocked, remove }: Pictures) {
	const m = useMessages(commentMessages)
	const container = useRef<HTMLDivElement>(null)
	useKeptFocus(container)
	return (
		<div ref={container} tabIndex={-1} className={css.chosen}>
			{chosen.length > 0 && (
				<ul className={css.list} aria-label={m.pictures.chosen}>
					{chosen.map((picture, index) => (
						<li key={picture.id} className={css.preview}>
							<PicturePreview
								content={smallPicture(picture.file)}
								name={picture.file.name}
								alt={m.pictures.preview(index + 1, chosen.length)}
							/>
							<IconButton
								icon={xIcon}
								label={m.pictures.remove(picture.file.name)}
								className={css.remove}
								disabled={isLocked}
								onClick={() => remove(picture.id)}
							/>
						</li>
					))}
				</ul>
			)}
			<p role="alert" className={css.problem}>
				{problem && <Icon path={circleAlertIcon} />}
				{problem}
			</p>
		</div>
	)
}
