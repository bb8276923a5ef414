import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import css from './ask-card.module.css'
import { messages as frameMessages } from './frame-messages.en.ts'
import { openInquiry } from './open-inquiry.ts'

/** Ends what was read: whoever is left with a question is one press from the form. */
export function AskCard() {
	const { footer: texts } = useMessages(frameMessages)
	return (
		<aside className={`wrap ${css.place}`} aria-label={texts.askUs}>
			<div className={css.card}>
				<p>{texts.unclear}</p>
				<MenuLink href="/contact" className={buttonClass({ isCompact: true })} onClick={openInquiry}>
					{texts.askUs}
				</MenuLink>
			</div>
		</aside>
	)
}
