import { useMessages } from '#web/lib/messages.ts'
import { uiMessages } from './messages.ts'
import css from './skip-link.module.css'

/** The first thing that the Tab key reaches. Leads to the page's `PageBody`. */
export function SkipLink() {
	const m = useMessages(uiMessages)
	return (
		<a href="#content" className={css.link}>
			{m.skipToContent}
		</a>
	)
}
