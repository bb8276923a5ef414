import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { formatMoment } from '@aravalli/shared/format-moment'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleCheckIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { formatDue } from '../format-due.ts'
import { messages as copyMessages } from '../messages.en.ts'
import css from './sent-sheet.module.css'

interface SentSheetProps {
	copy: Copy
	/** Leads to the next question that can be answered; null where there is none. */
	next: LinkTarget | null
}

/** Says that an answer is sent, under which number, and by when it is evaluated. */
export function SentSheet({ copy, next }: SentSheetProps) {
	const { sent: m, weekdays, states, seeReturned } = useMessages(copyMessages)
	const language = useLanguage()
	const isReturned = copy.state === 'returned'
	const facts = [
		{ label: m.number, value: copy.label },
		{ label: m.pages, value: String(copy.pageCount) },
		{ label: m.sentAt, value: copy.submittedAt && formatMoment(copy.submittedAt, language) },
		{ label: m.due, value: !isReturned && copy.dueAt && formatDue(copy.dueAt, weekdays, language) },
	]
	return (
		<Sheet as="section" isPadded hasMargin className={css.sent}>
			<ArrivingHeading as="h2" className={css.title}>
				<Icon path={circleCheckIcon} className={css.icon} />
				{isReturned ? states.returned : m.title}
			</ArrivingHeading>
			<dl className={css.facts}>
				{facts.map(
					({ label, value }) =>
						value && (
							<div key={label} className={css.fact}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						),
				)}
			</dl>
			{!isReturned && <p>{m.mail}</p>}
			<div className={css.ways}>
				{isReturned && (
					<MenuLink
						href={`/upload-answersheet/history/${encodeURIComponent(copy.copyId)}`}
						className={buttonClass({ variant: 'primary' })}
					>
						{seeReturned}
					</MenuLink>
				)}
				{next && (
					<PageLink link={next} className={buttonClass({ variant: isReturned ? 'secondary' : 'primary' })}>
						{m.next}
					</PageLink>
				)}
				<MenuLink href="/upload-answersheet/history" className={buttonClass({})}>
					{m.history}
				</MenuLink>
			</div>
		</Sheet>
	)
}
