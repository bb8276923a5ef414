import type { ReactNode } from 'react'
import css from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type BadgeTone = 'ok' | 'warn' | 'bad' | 'info' | 'neel' | 'kesari' | 'pottery' | 'grey'

interface BadgeProps {
	tone?: BadgeTone
	/** It is one of `ui/icons`. */
	icon?: string
	children: ReactNode
}

/** Names a state in a word. The colour only repeats what the word and the icon say. */
export function Badge({ tone = 'grey', icon, children }: BadgeProps) {
	return (
		<span className={classNames(css.badge, css[tone])}>
			{icon && <Icon path={icon} />}
			{children}
		</span>
	)
}
