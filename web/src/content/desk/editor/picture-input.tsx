import type { Picture } from '@aravalli/shared/content/fields'
import { use, useId, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { imageIcon } from '#web/ui/icons.ts'
import css from './facts-rail.module.css'
import { messages as editorMessages } from './messages.en.ts'
import { PicturePicking } from './picture-picking.ts'

interface PictureInputProps {
	path: string
	label: string
	value: Picture | null
	error: string | undefined
	onChange: (picture: Picture | null) => void
}

const none: Picture = { large: '', small: '' }

/** Is a path of this site, as the server takes it. */
const picturePath = /^\/[a-z0-9][a-z0-9/._-]*$/i

/** Has an editor choose a picture and shows it. Pictures that came with the product are named by the paths of both sizes. */
export function PictureInput({ path, label, value, error, onChange }: PictureInputProps) {
	const m = useMessages(editorMessages)
	const id = useId()
	const pick = use(PicturePicking)
	const [typed, setTyped] = useState<Picture>(value ?? none)
	const isEmpty = typed.large === '' && typed.small === ''
	const isWrong = !isEmpty && !(picturePath.test(typed.large) && picturePath.test(typed.small))
	const change = (next: Picture) => {
		setTyped(next)
		onChange(picturePath.test(next.large) && picturePath.test(next.small) ? next : null)
	}
	const choose = async () => {
		const picked = await pick?.()
		if (picked) change(picked.picture)
	}
	const sizes = [
		{ size: 'large', name: m.pictureLarge },
		{ size: 'small', name: m.pictureSmall },
	] as const
	return (
		<fieldset className={css.picture}>
			<legend className={css.legend}>{label}</legend>
			{value ? <img src={value.small} alt="" className={css.shown} /> : <p className={css.none}>{m.noPicture}</p>}
			<div className={css.pictureActions}>
				{pick && (
					<Button
						isCompact
						name={path}
						icon={imageIcon}
						aria-describedby={error ? `${id}-error` : undefined}
						onClick={() => void choose()}
					>
						{value ? m.anotherPicture : m.choosePicture}
					</Button>
				)}
				{value && (
					<Button isCompact variant="quiet" onClick={() => change(none)}>
						{m.takePictureOut}
					</Button>
				)}
			</div>
			<FieldError id={`${id}-error`} message={error} />
			<details className={css.paths} open={!pick}>
				<summary>{m.picturePathsTitle}</summary>
				{sizes.map(({ size, name }) => (
					<Field key={size} label={name} error={size === 'small' && isWrong ? m.picturePaths : undefined}>
						{(control) => (
							<input
								{...control}
								name={`${path}.${size}`}
								autoComplete="off"
								spellCheck={false}
								value={typed[size]}
								onChange={({ target }) => change({ ...typed, [size]: target.value.trim() })}
							/>
						)}
					</Field>
				))}
			</details>
		</fieldset>
	)
}
