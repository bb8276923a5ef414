import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { suggestedMinutes } from '@aravalli/shared/questions/answer-size'
import { useRef, useState } from 'react'
import type { Around } from '#web/content/use-around.ts'
import { formatCount } from '#web/lib/format-count.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { listIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { practiceReturn, QuestionSheet, QuestionSteps } from '../../practice-notes/public.tsx'
import { useWordLimit } from '../../questions/public.tsx'
import { MainsBadges } from '../list/mains-badges.tsx'
import { messages as mainsMessages } from '../messages.en.ts'
import { messages as singleMessages } from './messages.en.ts'
import { ShortcutList } from './shortcut-list.tsx'
import { areShortcutsOn, type Shortcut, turnShortcuts, useShortcuts } from './shortcuts.ts'
import css from './single-practice.module.css'

export interface SinglePracticeProps {
	question: MainsQuestionData
	around: Around
	/** Is the question's own address. */
	link: LinkTarget
	exitLink: LinkTarget
	exitLabel: string
}

/** Shows one question as in the exam hall, with the time and a place to answer. It wants a key by the question. */
export function SinglePractice({ question, around, link, exitLink, exitLabel }: SinglePracticeProps) {
	const m = useMessages(singleMessages)
	const { place } = around
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
				<PageLink link={exitLink} className={buttonClass({ isCompact: true, variant: 'quiet' })}>
					<Icon path={listIcon} />
					{exitLabel}
				</PageLink>
			</div>
			<Sheet as="article">
				<PractisedQuestion question={question} link={link} isShown={isShown} onShow={setIsShown} />
				<QuestionSteps subject={`mains:${question._id}`} around={around} />
			</Sheet>
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

interface PractisedQuestionProps extends Pick<SinglePracticeProps, 'question' | 'link'> {
	isShown: boolean
	onShow: (isShown: boolean) => void
}

function PractisedQuestion({ question, link, isShown, onShow }: PractisedQuestionProps) {
	const m = useMessages(mainsMessages)
	const limit = useWordLimit()
	const { _id, questions, answers, marksSplits, partMarks, wordLimits, marks } = question
	const isLanguagePaper = question.paperNo === 'paper4'
	return (
		<QuestionSheet
			parts={questions.map((text, index) => ({
				text: text || m.questionMissing,
				answer: answers[index] ?? '',
				split: marksSplits?.[index],
				words: limit({ marks: partMarks[index], words: wordLimits[index] ?? 0, isLanguagePaper }),
			}))}
			lang={question.isFallback ? 'en' : undefined}
			badges={
				<>
					<MainsBadges question={question} />
					<Badge>{m.marks(marks)}</Badge>
				</>
			}
			answerLabels={{ show: m.showAnswer, hide: m.hideAnswer, missing: m.answerMissing }}
			practice={{
				questionType: 'mains',
				questionId: _id,
				suggestedMinutes: suggestedMinutes(marks),
				wordLimit: wordLimits.reduce((sum, limit) => sum + limit, 0),
				returnTo: practiceReturn(link),
				isOpen: true,
			}}
			shown={{ isShown, onShow }}
		/>
	)
}
