import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { type ReactNode, useRef, useState } from 'react'
import { formatCount } from '#web/lib/format-count.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon, listIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import {
	DontKnowButton,
	KeptProvider,
	LargeAnswerSheet,
	PracticeTimer,
	ToReviseTag,
} from '../../practice-notes/public.tsx'
import { Answers, AnswerToggle } from '../list/answer-toggle.tsx'
import { MainsCard } from '../list/mains-card.tsx'
import { messages as mainsMessages } from '../messages.en.ts'
import { messages as singleMessages } from './messages.en.ts'
import { ShortcutList } from './shortcut-list.tsx'
import { areShortcutsOn, type Shortcut, turnShortcuts, useShortcuts } from './shortcuts.ts'
import css from './single-practice.module.css'
import { suggestedMinutes } from './suggested-time.ts'

export interface SinglePracticeProps {
	question: MainsQuestionData
	/** Says its place in the list, from 1, and how many there are; it is null where it is in no list. */
	place: { position: number; total: number } | null
	/** Is null where there is none, or it is not known yet. */
	previousLink: LinkTarget | null
	nextLink: LinkTarget | null
	exitLink: LinkTarget
}

/** Shows one question as in the exam hall, with the time and a place to answer. It wants a key by the question. */
export function SinglePractice(props: SinglePracticeProps) {
	const { question, place, previousLink, nextLink, exitLink } = props
	const m = useMessages(singleMessages)
	const section = useRef<HTMLElement>(null)
	const [isShown, setIsShown] = useState(false)
	const [areKeysOn, setAreKeysOn] = useState(areShortcutsOn)
	useShortcuts(areKeysOn, (shortcut) => {
		if (shortcut === 'answer') setIsShown(!isShown)
		else pressed(section.current, shortcut)
	})
	return (
		<section ref={section} className={css.single}>
			<div className={css.top}>
				<ArrivingHeading as="h2" className={css.heading}>
					{place ? m.questionOf(formatCount(place.position), formatCount(place.total)) : m.question}
				</ArrivingHeading>
				<PracticeTimer subject={`mains:${question._id}`} suggestedMinutes={suggestedMinutes(question.marks)} />
				<PageLink link={exitLink} className={buttonClass({ isCompact: true, variant: 'quiet' })}>
					<Icon path={listIcon} />
					{m.exit}
				</PageLink>
			</div>
			<PractisedQuestion question={question} isShown={isShown} number={place?.position ?? 1} onShow={setIsShown} />
			<nav className={css.steps} aria-label={m.steps}>
				<Step link={previousLink} shortcut="previous">
					<Icon path={chevronLeftIcon} />
					{m.previous}
				</Step>
				<Step link={nextLink} shortcut="next">
					{m.next}
					<Icon path={chevronRightIcon} />
				</Step>
			</nav>
			{place && place.position === place.total && <p className={css.last}>{m.finished}</p>}
			<ShortcutList
				isOn={areKeysOn}
				onTurn={(isOn) => {
					turnShortcuts(isOn)
					setAreKeysOn(isOn)
				}}
			/>
		</section>
	)
}

/** A shortcut presses what stands on the page. */
function pressed(section: HTMLElement | null, shortcut: Shortcut) {
	section?.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]`)?.click()
}

interface PractisedQuestionProps extends Pick<SinglePracticeProps, 'question'> {
	number: number
	isShown: boolean
	onShow: (isShown: boolean) => void
}

function PractisedQuestion({ question, number, isShown, onShow }: PractisedQuestionProps) {
	const { ofQuestion } = useMessages(mainsMessages)
	const wordLimit = question.wordLimits.reduce((sum, limit) => sum + limit, 0)
	return (
		<KeptProvider questionType="mains" ids={[question._id]}>
			<Sheet as="ol">
				<MainsCard
					question={question}
					number={number}
					tags={<ToReviseTag questionId={question._id} />}
					actions={
						<>
							<LargeAnswerSheet questionId={question._id} wordLimit={wordLimit} />
							<AnswerToggle about={ofQuestion(number)} isOpen={isShown} onToggle={onShow}>
								<Answers question={question} />
							</AnswerToggle>
							<DontKnowButton questionId={question._id} onShowAnswer={() => onShow(true)} />
						</>
					}
				/>
			</Sheet>
		</KeptProvider>
	)
}

interface StepProps {
	link: LinkTarget | null
	shortcut: Shortcut
	children: ReactNode
}

/** An end without a question to go to is text. */
function Step({ link, shortcut, children }: StepProps) {
	const look = buttonClass({ variant: shortcut === 'next' && link ? 'primary' : 'secondary' })
	if (!link) {
		return (
			<span className={look} aria-disabled="true">
				{children}
			</span>
		)
	}
	return (
		<PageLink link={link} className={look} data-shortcut={shortcut}>
			{children}
		</PageLink>
	)
}
