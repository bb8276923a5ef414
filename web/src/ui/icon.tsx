import { classNames } from './class-names.ts'
import css from './icon.module.css'

interface IconProps {
	/** It is one of `ui/icons`. */
	path: string
	className?: string | undefined
}

/** Shows a Lucide icon in the colour and at 1.25 times the size of the text around it. It is never read out: put words beside it. */
export function Icon({ path, className }: IconProps) {
	return (
		<svg className={classNames(css.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
			<path d={path} />
		</svg>
	)
}
