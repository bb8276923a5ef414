import { useMessages } from '#web/lib/messages.ts'
import { messages as uiMessages } from './messages.en.ts'
import css from './skip-links.module.css'

interface SkipLinksProps {
	hasHeader: boolean
	hasFooter: boolean
}

/** Shows the first things that the Tab key reaches. They lead to the page's `PageBody`, `SiteHeader` and `SiteFooter`. */
export function SkipLinks({ hasHeader, hasFooter }: SkipLinksProps) {
	const m = useMessages(uiMessages)
	return (
		<div className={css.links}>
			<a href="#content">{m.skipToContent}</a>
			{hasHeader && <a href="#menu">{m.skipToMenu}</a>}
			{hasFooter && <a href="#footer">{m.skipToFooter}</a>}
		</div>
	)
}
