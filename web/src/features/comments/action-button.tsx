import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './comment-item.module.css'

interface ActionButtonProps extends ComponentProps<'button'> {
	/** Is one of `ui/icons`. */
	icon: string
}

export function ActionButton({ icon, className, children, ...rest }: ActionButtonProps) {
	return (
		<button type="button" {...rest} className={classNames(css.action, className)}>
			<Icon path={icon} />
			{children}
		</button>
	)
}
