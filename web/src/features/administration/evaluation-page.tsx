import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './evaluation-page.module.css'
import { messages as administrationMessages } from './messages.en.ts'

/** Leads those who evaluate, and edit nothing, to where the copies are. */
export function EvaluationPage() {
	const { title, evaluation } = useMessages(administrationMessages)
	return (
		<PageBody>
			<Sheet isPadded hasMargin className={css.page}>
				<h1>{title}</h1>
				<p>{evaluation.text}</p>
				<p>
					<PageLink link={{ to: '/admin/daily-evaluation' }} className={buttonClass({ variant: 'primary' })}>
						{evaluation.title}
					</PageLink>
				</p>
			</Sheet>
		</PageBody>
	)
}
