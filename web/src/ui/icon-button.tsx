import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
	/** Says what the button does, in the page's language; it is read out and shown as a tooltip. */
	label: string
	/** It is one of `ui/icons`. */
	icon: string
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
	return (
		<button type="button" title={label} aria-label={label} {...rest} className={iconButtonClass(className)}>
			<Icon path={icon} />
		</button>
	)
}

/** Gives the look of an icon button, for links that hold nothing but an icon. */
export function iconButtonClass(className?: string): string {
	return classNames(css.button, className)
}
