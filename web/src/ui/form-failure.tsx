import css from './form-failure.module.css'
import { Icon } from './icon.tsx'
import { circleAlertIcon } from './icons.ts'
import { Note } from './note.tsx'

/** Says why a form could not be sent; it is read out as it appears. */
export function FormFailure({ message }: { message: string | null }) {
	if (!message) return null
	return (
		<Note kind="error">
			<span className={css.text}>
				<Icon path={circleAlertIcon} />
				{message}
			</span>
		</Note>
	)
}
