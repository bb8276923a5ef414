import { deskListLink, newItemLink } from '#web/content/desk/desk-links.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { plusIcon, squarePenIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import css from './editors-bar.module.css'
import { messages as deskMessages } from './messages.en.ts'

const type = 'answer-writing'

/** Leads editors from the questions that readers see to where they are added, edited and published. */
export function EditorsBar() {
	const m = useMessages(deskMessages)
	return (
		<div className={css.bar}>
			<PageLink link={newItemLink(type)} className={buttonClass({ variant: 'primary', isCompact: true })}>
				<Icon path={plusIcon} />
				{m.addQuestion}
			</PageLink>
			<PageLink link={deskListLink(type)} className={buttonClass({ isCompact: true })}>
				<Icon path={squarePenIcon} />
				{m.editQuestions}
			</PageLink>
			<PageLink link={{ to: '/admin' }} className={buttonClass({ variant: 'quiet', isCompact: true })}>
				{m.desk}
			</PageLink>
		</div>
	)
}
