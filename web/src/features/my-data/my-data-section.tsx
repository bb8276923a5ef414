import { type ReactNode, useId } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './my-data.module.css'

interface MyDataSectionProps {
	title: string
	text: string
	children: ReactNode
}

export function MyDataSection({ title, text, children }: MyDataSectionProps) {
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<Sheet isPadded hasMargin>
				<h2 id={id} className={css.title}>
					{title}
				</h2>
				<p className={css.text}>{text}</p>
				{children}
			</Sheet>
		</section>
	)
}
