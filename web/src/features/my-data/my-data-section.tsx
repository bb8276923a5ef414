import { type ReactNode, useId } from 'react'
import ownPage from '#web/ui/own-page.module.css'
import { Sheet } from '#web/ui/sheet.tsx'

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
				<h2 id={id} className={ownPage.title}>
					{title}
				</h2>
				<p className={ownPage.text}>{text}</p>
				{children}
			</Sheet>
		</section>
	)
}
