import { linkOptions } from '@tanstack/react-router'
import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import ownPage from '#web/ui/own-page.module.css'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as progressMessages } from './messages.en.ts'
import css from './progress-page.module.css'

/** Leads from the profile to the progress. */
export function ProgressLink() {
	const m = useMessages(progressMessages)
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<Sheet isPadded hasMargin>
				<h2 id={id} className={ownPage.title}>
					{m.title}
				</h2>
				<p className={ownPage.text}>{m.text}</p>
				<div className={css.ways}>
					<PageLink link={linkOptions({ to: '/my-progress' })} className={buttonClass()}>
						{m.open}
					</PageLink>
				</div>
			</Sheet>
		</section>
	)
}
