import type { ComponentProps, MouseEvent } from 'react'
import css from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Icon } from './icon.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
	/** It is one of `ui/icons`, and stands before the label. */
	icon?: string | undefined
	/** Says that the button's work is under way: it shows `busyLabel`, keeps its width and focus, and cannot be pressed. */
	isBusy?: boolean | undefined
	/** Says that it is not ready yet: a press on it is kept until it is (lib/kept-presses-script.ts). */
	'data-waiting'?: true | undefined
	/** Is needed where `isBusy` is used ('Signing In…'). */
	busyLabel?: string | undefined
}

export function Button(props: ButtonProps) {
	const { variant, isCompact, isWide, needsScript, icon, isBusy = false, busyLabel, children, onClick, ...rest } = props
	const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event))
	return (
		<button
			type="button"
			{...rest}
			className={buttonClass({ variant, isCompact, isWide, needsScript })}
			onClick={press}
			aria-busy={isBusy || undefined}
			aria-disabled={isBusy || rest['aria-disabled'] || undefined}
		>
			<span className={css.label} data-hidden={isBusy || undefined}>
				{icon && <Icon path={icon} />}
				{children}
			</span>
			{busyLabel && (
				<span className={css.label} data-hidden={!isBusy || undefined}>
					<span className={css.spinner} />
					{busyLabel}
				</span>
			)}
		</button>
	)
}
