import {
	type ChangeEvent,
	type ClipboardEvent,
	type ReactNode,
	type SyntheticEvent,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react'
import { classNames } from './class-names.ts'
import fieldCss from './field.module.css'
import { Icon } from './icon.tsx'
import { circleAlertIcon } from './icons.ts'
import css from './otp-field.module.css'

interface OtpFieldProps {
	label: ReactNode
	name: string
	length: number
	/** Brings digits of other scripts into 0 to 9. */
	toDigits: (text: string) => string
	hint: string
	error: string | undefined
}

/**
 * Asks for a code of digits in boxes. The boxes are a drawing: above them lies one real input, so that pasting, the
 * keyboard's own suggestion of a code and readers work as anywhere. It has the focus as it appears.
 */
export function OtpField({ label, name, length, toDigits, hint, error }: OtpFieldProps) {
	const id = useId()
	const ref = useRef<HTMLInputElement>(null)
	const [code, setCode] = useState('')
	useEffect(() => ref.current?.focus(), [])
	const clean = (text: string) => toDigits(text).replace(/\D/g, '').slice(0, length)
	const paste = (event: ClipboardEvent) => {
		event.preventDefault()
		setCode(clean(event.clipboardData.getData('text')))
	}
	return (
		<div className={css.field}>
			<label htmlFor={id}>{label}</label>
			<div className={css.frame}>
				<input
					ref={ref}
					id={id}
					className={css.input}
					name={name}
					dir="ltr"
					type="text"
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={length}
					required
					value={code}
					onChange={({ target }: ChangeEvent<HTMLInputElement>) => setCode(clean(target.value))}
					onPaste={paste}
					onSelect={keepCaretAtEnd}
					aria-invalid={error ? true : undefined}
					aria-describedby={`${id}-note`}
				/>
				<span className={css.boxes} aria-hidden="true">
					{Array.from({ length }, (_, index) => index).map((index) => (
						<span key={index} className={classNames(css.box, index === Math.min(code.length, length - 1) && css.next)}>
							{code[index]}
						</span>
					))}
				</span>
			</div>
			<p id={`${id}-note`} className={error ? fieldCss.error : fieldCss.hint}>
				{error && <Icon path={circleAlertIcon} />}
				{error ?? hint}
			</p>
		</div>
	)
}

/** The caret cannot be seen, so it must not stand between digits. */
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
	const end = input.value.length
	if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end)
}
