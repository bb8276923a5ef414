import { Icon } from '#web/ui/icon.tsx'
import { circleAlertIcon } from '#web/ui/icons.ts'
import css from './notes-panel.module.css'

/** Says why something was not saved; it is read out as it appears. */
export function Problem({ id, text }: { id?: string; text: string | null }) {
	return (
		<p id={id} role="alert" className={css.problem}>
			{text && <Icon path={circleAlertIcon} />}
			{text}
		</p>
	)
}
