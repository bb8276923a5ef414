import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { circleAlertIcon } from '../icons.ts'
import css from './sheet-field.module.css'

/** What a field gives to its control. */
export interface SheetFieldControl {
	id: string
	name: string
	lang: string
	dir: 'ltr'
	className: string | undefined
	'aria-describedby': string | undefined
	'aria-invalid': true | undefined
}

interface SheetFieldProps {
	/** As in 'hindi.answer'; the name of the control. */
	path: string
	label: string
	/** Of the text, and of the label. */
	lang: string
	error: string | undefined
	/** Between label and control. */
	toolbar?: ReactNode
	/** Takes what room there is. */
	isLarge?: boolean
	children: (control: SheetFieldControl) => ReactNode
}

/** A field that lies on the sheet like the text that readers will see: a small label, and no frame but the sheet's. */
export function SheetField({ path, label, lang, error, toolbar, isLarge, children }: SheetFieldProps) {
	const id = useId()
	const errorId = `${id}-error`
	const control: SheetFieldControl = {
		id,
		name: path,
		lang,
		dir: 'ltr',
		className: css.control,
		'aria-describedby': error ? errorId : undefined,
		'aria-invalid': error ? true : undefined,
	}
	return (
		<div className={classNames(css.field, isLarge && css.large)} data-invalid={error ? true : undefined}>
			<label htmlFor={id} className={css.label} lang={lang}>
				{label}
			</label>
			{toolbar}
			{children(control)}
			<FieldError id={errorId} message={error} />
		</div>
	)
}

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
