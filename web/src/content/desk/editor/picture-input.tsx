import type { Picture } from '@aravalli/shared/content/fields'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import css from './facts-rail.module.css'
import { messages as editorMessages } from './messages.en.ts'

interface PictureInputProps {
	path: string
	label: string
	value: Picture | null
	error: string | undefined
	onChange: (picture: Picture | null) => void
}

/** Is a path of this site, as the server takes it. */
const picturePath = /^\/[a-z0-9][a-z0-9/._-]*$/i

/** Takes the paths of the same picture, large and small, and shows it. */
export function PictureInput({ path, label, value, error, onChange }: PictureInputProps) {
	const m = useMessages(editorMessages)
	const [typed, setTyped] = useState<Picture>(value ?? { large: '', small: '' })
	const isEmpty = typed.large === '' && typed.small === ''
	const isWrong = !isEmpty && !(picturePath.test(typed.large) && picturePath.test(typed.small))
	const change = (part: Partial<Picture>) => {
		const next = { ...typed, ...part }
		setTyped(next)
		onChange(picturePath.test(next.large) && picturePath.test(next.small) ? next : null)
	}
	const sizes = [
		{ size: 'large', name: m.pictureLarge },
		{ size: 'small', name: m.pictureSmall },
	] as const
	return (
		<fieldset className={css.picture}>
			<legend className={css.legend}>{label}</legend>
			{value ? <img src={value.small} alt="" className={css.shown} /> : <p className={css.none}>{m.noPicture}</p>}
			{sizes.map(({ size, name }) => (
				<Field key={size} label={name} error={size === 'small' ? (isWrong ? m.picturePaths : error) : undefined}>
					{(control) => (
						<input
							{...control}
							name={size === 'large' ? path : `${path}.small`}
							autoComplete="off"
							spellCheck={false}
							value={typed[size]}
							onChange={({ target }) => change({ [size]: target.value.trim() })}
						/>
					)}
				</Field>
			))}
		</fieldset>
	)
}
