import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'
import { circleAlertIcon } from './icons.ts'

/** Holds what a field gives to its control: `<input {...control} name="email" type="email" />`. */
export interface FieldControl {
	id: string
	className: string | undefined
	dir: 'ltr'
	'aria-describedby': string | undefined
	'aria-invalid': true | undefined
}

interface FieldProps {
	label: string
	hint?: string
	/** Takes the hint's place. */
	error?: string | undefined
	/** Stands opposite the label; the keyboard reaches it after the control. */
	aside?: ReactNode
	children: (control: FieldControl) => ReactNode
}

/** Shows a label above a control and a sentence below it, tied together for readers. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
	const id = useId()
	const noteId = `${id}-note`
	const control: FieldControl = {
		id,
		className: css.control,
		dir: 'ltr',
		'aria-describedby': error || hint ? noteId : undefined,
		'aria-invalid': error ? true : undefined,
	}
	return (
		<div className={classNames(css.field, Boolean(aside) && css.withAside)}>
			<label htmlFor={id} className={css.label}>
				{label}
			</label>
			{children(control)}
			{aside && <div className={css.aside}>{aside}</div>}
			{error ? (
				<p id={noteId} className={css.error}>
					<Icon path={circleAlertIcon} />
					{error}
				</p>
			) : (
				hint && (
					<p id={noteId} className={css.hint}>
						{hint}
					</p>
				)
			)}
		</div>
	)
}
