import type { ReactNode } from 'react'
import css from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons.ts'

interface DisclosureProps {
	/** Says what pressing does while it is closed ('Show model answer'), or what the part is about ('How do I …?'). */
	showLabel: string
	/** Says what pressing does while it is open ('Hide model answer'); it is absent where the label names the part. */
	hideLabel?: string
	/** Is said after the label to readers, where several parts of a page have the same: 'question 2'. */
	about?: string
	/** Stands at the end of the line, such as a number. */
	aside?: ReactNode
	isOpen?: boolean
	onToggle?: (isOpen: boolean) => void
	children: ReactNode
}

/** Shows a part of a page that is closed at first. Works without JavaScript. */
export function Disclosure(props: DisclosureProps) {
	const { showLabel, hideLabel, about, aside, isOpen = false, onToggle, children } = props
	return (
		<details className={css.disclosure} open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
			<summary className={css.summary}>
				<Icon path={chevronDownIcon} className={css.chevron} />
				<span className={hideLabel && css.show}>{showLabel}</span>
				{hideLabel && <span className={css.hide}>{hideLabel}</span>}
				{about && <span className="visuallyHidden">{about}</span>}
				{aside !== undefined && <span className={css.aside}>{aside}</span>}
			</summary>
			{children}
		</details>
	)
}
