import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import ownPage from '#web/ui/own-page.module.css'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as revisionMessages } from './messages.en.ts'
import css from './revision-way.module.css'

/** Leads from the progress to the revision of the day. */
export function RevisionWay() {
	const m = useMessages(revisionMessages)
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<Sheet isPadded hasMargin>
				<h2 id={id} className={ownPage.title}>
					{m.title}
				</h2>
				<p className={ownPage.text}>{m.text}</p>
				<div className={css.way}>
					<MenuLink href="/revision" className={buttonClass()}>
						{m.open}
					</MenuLink>
				</div>
			</Sheet>
		</section>
	)
}
