import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { eyeIcon, eyeOffIcon } from './icons.ts'
import { messages as uiMessages } from './messages.en.ts'
import css from './password-field.module.css'

interface PasswordFieldProps {
	label: string
	name: string
	autoComplete: 'current-password' | 'new-password'
	hint?: string
	error?: string | undefined
	/** It stands opposite the label. */
	aside?: ReactNode
}

/** Asks for a password, with a button that shows what was typed. */
export function PasswordField({ label, name, autoComplete, hint, error, aside }: PasswordFieldProps) {
	const m = useMessages(uiMessages)
	const [isShown, setIsShown] = useState(false)
	return (
		<Field label={label} error={error} aside={aside} {...(hint !== undefined && { hint })}>
			{({ className, ...control }) => (
				<div className={css.frame}>
					<input
						{...control}
						className={classNames(className, css.input)}
						name={name}
						type={isShown ? 'text' : 'password'}
						autoComplete={autoComplete}
						autoCapitalize="none"
						spellCheck={false}
						required
					/>
					<button
						type="button"
						className={iconButtonClass(classNames('needsScript', css.toggle))}
						title={m.showPassword}
						aria-label={`${m.showPassword}: ${label}`}
						aria-pressed={isShown}
						aria-controls={control.id}
						onClick={() => setIsShown(!isShown)}
					>
						<Icon path={isShown ? eyeOffIcon : eyeIcon} />
					</button>
				</div>
			)}
		</Field>
	)
}
