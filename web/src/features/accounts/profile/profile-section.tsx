import { type ReactNode, useId } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './profile.module.css'

interface ProfileSectionProps {
	title: string
	text?: string
	children: ReactNode
}

/** Puts one thing about the account on a sheet of its own. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<Sheet hasMargin className={css.section}>
				<h2 id={id}>{title}</h2>
				{text && <p className={css.text}>{text}</p>}
				{children}
			</Sheet>
		</section>
	)
}
