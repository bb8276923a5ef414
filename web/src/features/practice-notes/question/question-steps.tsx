import type { Around } from '#web/content/use-around.ts'
import { formatCount } from '#web/lib/format-count.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as questionMessages } from './messages.en.ts'
import { useIsPractised } from './practising.ts'
import css from './question-steps.module.css'

interface QuestionStepsProps {
	/** Holds type and id of the question: 'mains:…'. */
	subject: string
	around: Around
}

/** Leads to the questions before and after this one, below it. An end without a question to go to is text. */
export function QuestionSteps({ subject, around: { place, previousLink, nextLink } }: QuestionStepsProps) {
	const m = useMessages(questionMessages)
	const onwards = useOnwards(subject)
	if (!place) return null
	const { position, total } = place
	return (
		<nav className={css.steps} aria-label={m.steps}>
			<Step link={onwards(previousLink)} shortcut="previous" label={m.previous} />
			<span className={css.place}>
				<span aria-hidden="true">{m.place(formatCount(position), formatCount(total))}</span>
				<span className="visuallyHidden">{m.placeInWords(formatCount(position), formatCount(total))}</span>
			</span>
			<Step link={onwards(nextLink)} shortcut="next" label={m.next} />
			{position === total && <p className={css.last}>{m.last}</p>}
		</nav>
	)
}

/** Stands in the title bar of a question. */
export function StepsOfBar({ subject, around: { previousLink, nextLink } }: QuestionStepsProps) {
	const m = useMessages(questionMessages)
	const onwards = useOnwards(subject)
	const steps = [
		{ link: onwards(previousLink), icon: chevronLeftIcon, label: m.previous },
		{ link: onwards(nextLink), icon: chevronRightIcon, label: m.next },
	]
	return steps.map(
		({ link, icon, label }) =>
			link && (
				<PageLink key={icon} link={link} className={iconButtonClass()} aria-label={label} title={label}>
					<Icon path={icon} />
				</PageLink>
			),
	)
}

/** Whoever writes an answer comes to a question that is to be written, too. */
function useOnwards(subject: string) {
	const isPractising = useIsPractised(subject)
	return (link: LinkTarget | null) => link && { ...link, state: { ...link.state, isPractising } }
}

interface StepProps {
	link: LinkTarget | null
	/** A key presses it (mains-practice/single/shortcuts.ts). */
	shortcut: 'previous' | 'next'
	label: string
}

function Step({ link, shortcut, label }: StepProps) {
	const isNext = shortcut === 'next'
	const look = buttonClass({ variant: isNext && link ? 'primary' : 'secondary' })
	const content = (
		<>
			{!isNext && <Icon path={chevronLeftIcon} />}
			{label}
			{isNext && <Icon path={chevronRightIcon} />}
		</>
	)
	if (!link) {
		return (
			<span className={look} aria-disabled="true">
				{content}
			</span>
		)
	}
	return (
		<PageLink link={link} className={look} data-shortcut={shortcut}>
			{content}
		</PageLink>
	)
}
