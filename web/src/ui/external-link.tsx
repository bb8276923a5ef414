import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as uiMessages } from './messages.en.ts'

interface ExternalLinkProps {
	href: string
	className?: string | undefined
	children: ReactNode
}

/** Leads to another site in a new tab, and says so to those who listen. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
	const m = useMessages(uiMessages)
	return (
		<a {...props} target="_blank" rel="noopener noreferrer">
			{children}
			<span className="visuallyHidden"> {m.newTab}</span>
		</a>
	)
}
