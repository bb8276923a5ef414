import css from './button.module.css'
import { classNames } from './class-names.ts'

/** 'action' is the saffron call to action: one on a screen. */
export type ButtonVariant = 'primary' | 'action' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
	variant?: ButtonVariant | undefined
	/** Makes it 40 px high in the place of 48 px. */
	isCompact?: boolean | undefined
	isWide?: boolean | undefined
	/** Leaves it out of a page whose scripts do not run. */
	needsScript?: boolean | undefined
}

/** Gives the look of a button, for links that act as one. */
export function buttonClass(look: ButtonLook = {}): string {
	const { variant = 'secondary', isCompact, isWide, needsScript } = look
	return classNames(
		css.button,
		css[variant],
		isCompact && css.compact,
		isWide && css.wide,
		needsScript && 'needsScript',
	)
}
