import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { clockIcon } from '#web/ui/icons.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './evaluation-page.module.css'
import { messages as administrationMessages } from './messages.en.ts'

/** Leads those who evaluate, and edit nothing, to where the copies will be. */
export function EvaluationPage() {
	const { title, evaluation } = useMessages(administrationMessages)
	return (
		<PageBody>
			<Sheet isPadded hasMargin className={css.page}>
				<h1>{title}</h1>
				<p>{evaluation.text}</p>
				<p className={css.way}>
					<PageLink link={{ to: '/admin/daily-evaluation' }} className={buttonClass()}>
						{evaluation.title}
					</PageLink>
					<Badge tone="kesari" icon={clockIcon}>
						{evaluation.soon}
					</Badge>
				</p>
			</Sheet>
		</PageBody>
	)
}
