import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { circleAlertIcon } from '../icons.ts'
import css from './sheet-field.module.css'

/** Holds what a field gives to its control. */
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
	/** Is the name of the control, as in 'hindi.answer'. */
	path: string
	label: string
	/** Names the language of the text and of the label. */
	lang: string
	error: string | undefined
	/** Stands between label and control. */
	toolbar?: ReactNode
	/** Takes what room there is. */
	isLarge?: boolean
	/** Its label stands beside it where there is room. */
	isBeside?: boolean
	children: (control: SheetFieldControl) => ReactNode
}

/** Shows a field that lies on the sheet like the text that readers will see: a small label, and no frame but the sheet's. */
export function SheetField({ path, label, lang, error, toolbar, isLarge, isBeside, children }: SheetFieldProps) {
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
		<div
			className={classNames(css.field, isLarge && css.large, isBeside && css.beside)}
			data-invalid={error ? true : undefined}
		>
			<label htmlFor={id} className={css.label} lang={lang}>
				{label}
			</label>
			{toolbar}
			{children(control)}
			<FieldError id={errorId} message={error} />
		</div>
	)
}

/** A short name stands beside a field of one line. */
export const isShortName = (label: string) => label.length <= 16

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
