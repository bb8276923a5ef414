import type { CopyCard } from '@aravalli/shared/answer-copies/contract'
import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import { formatDay } from '@aravalli/shared/format-day'
import { formatMoment } from '@aravalli/shared/format-moment'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { checkIcon, circleAlertIcon, downloadIcon, penLineIcon, sendIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Tag } from '#web/ui/tag-list.tsx'
import { formatDue } from '../format-due.ts'
import { hourglassIcon } from '../icons.ts'
import css from './history.module.css'
import { messages as historyMessages } from './messages.en.ts'

const looks: Record<CopyCard['state'], { tone: BadgeTone; icon: string }> = {
	draft: { tone: 'kesari', icon: penLineIcon },
	waiting: { tone: 'info', icon: sendIcon },
	evaluating: { tone: 'info', icon: hourglassIcon },
	returned: { tone: 'ok', icon: checkIcon },
}

/** Shows an answer with its times and marks; it leads to what came back, or to where it is put together. */
export function HistoryRow({ copy }: { copy: CopyCard }) {
	const m = useMessages(historyMessages)
	const language = useLanguage()
	const { question, state, label } = copy
	return (
		<li className={css.row}>
			<div className={css.what}>
				<div className={css.badges}>
					<Badge {...looks[state]}>{m.states[state]}</Badge>
					{copy.isOverdue && (
						<Badge tone="bad" icon={circleAlertIcon}>
							{m.overdue}
						</Badge>
					)}
					{copy.isReEvaluated && <Badge>{m.reEvaluated}</Badge>}
					{copy.isSample && <Badge>{m.sample}</Badge>}
					<span>{paperNames[question.paperCategory][language]}</span>
					<span>{formatDay(copy.day, language)}</span>
					{question.isFallback && <Tag>{m.english}</Tag>}
				</div>
				<h2 className={css.text} lang={question.isFallback ? 'en' : undefined}>
					{question.questionText}
				</h2>
			</div>
			<Facts copy={copy} />
			<div className={css.ways}>
				<MenuLink href={addressOf(copy)} className={buttonClass({ isCompact: true })}>
					{state === 'draft' ? m.goOn : m.open}
					<span className="visuallyHidden"> {label}</span>
				</MenuLink>
				{state === 'returned' && (
					<a
						href={`/api/answersheet/${encodeURIComponent(copy.copyId)}/pdf?lang=${language}`}
						download={`${label}.pdf`}
						title={m.download}
						aria-label={m.downloadOf(label)}
						className={iconButtonClass()}
					>
						<Icon path={downloadIcon} />
					</a>
				)}
			</div>
		</li>
	)
}

function Facts({ copy }: { copy: CopyCard }) {
	const m = useMessages(historyMessages)
	const language = useLanguage()
	const { state, total, question, returnedAt, dueAt, submittedAt } = copy
	const facts = [
		{ label: m.number, value: copy.label },
		{ label: m.pages, value: String(copy.pageCount) },
		{ label: m.sent, value: submittedAt && formatMoment(submittedAt, language) },
		{
			label: state === 'returned' ? m.returned : m.due,
			value: returnedAt ? formatMoment(returnedAt, language) : dueAt && formatDue(dueAt, m.weekdays, language),
		},
		{ label: m.marks, value: total === null ? null : m.of(total, question.marks), isStrong: true },
	]
	return (
		<dl className={css.facts}>
			{facts.map(
				({ label, value, isStrong }) =>
					value && (
						<div key={label} className={css.fact}>
							<dt>{label}</dt>
							<dd className={classNames(isStrong && css.marks)}>{value}</dd>
						</div>
					),
			)}
		</dl>
	)
}

function addressOf({ copyId, state, day, question: { questionId } }: CopyCard): string {
	if (state !== 'draft') return `/upload-answersheet/history/${encodeURIComponent(copyId)}`
	return `/upload-answersheet?${new URLSearchParams({ day, question: questionId })}`
}
