import { Icon } from '../icon.tsx'
import { circleAlertIcon } from '../icons.ts'
import css from './sheet-field.module.css'

interface FieldErrorProps {
	id: string
	message: string | undefined
}

export function FieldError({ id, message }: FieldErrorProps) {
	if (!message) return null
	return (
		<p id={id} className={css.error}>
			<Icon path={circleAlertIcon} />
			{message}
		</p>
	)
}
