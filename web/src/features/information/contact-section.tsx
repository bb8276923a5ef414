import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './contact-facts.module.css'
import { messages as informationMessages } from './messages.en.ts'

export function ContactSection({ children }: { children: ReactNode }) {
	const m = useMessages(informationMessages)
	return (
		<Sheet as="section" isPadded>
			<h2 className={css.title}>{m.writeToUs}</h2>
			{children}
		</Sheet>
	)
}
