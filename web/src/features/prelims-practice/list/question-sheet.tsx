import type { PrelimsFilters, PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { KeptProvider } from '#web/features/practice-notes/public.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { areKeysOn, turnKeys, useCardKeys } from '../card/card-keys.ts'
import { verdictOf } from '../card/feedback.tsx'
import { KeyList } from '../card/key-list.tsx'
import { PrelimsCard } from '../card/prelims-card.tsx'
import { pressCard } from '../card/press-card.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import { ScoreBar } from '../set/score-bar.tsx'
import { readSet } from '../set/set-store.ts'
import { UnsentNote } from '../set/unsent-note.tsx'
import { SetProvider, useAsked, useOpenSet } from '../set/use-practice-set.ts'
import css from './question-sheet.module.css'

export interface ShownQuestion {
	question: PrelimsQuestionData
	number: number
}

interface QuestionSheetProps {
	/** Names the list to the sets (prelims-links.ts). */
	list: string
	/** Keeps its identity as long as it shows the same. */
	shown: readonly ShownQuestion[]
	scheme: PrelimsFilters['scheme']
	/** Stands below the questions, within the set. */
	children?: ReactNode
}

/** Shows questions to be answered one after the other, with the sum of their set above them. */
export function QuestionSheet({ list, shown, scheme, children }: QuestionSheetProps) {
	const open = useOpenSet(list)
	return (
		<SetProvider value={open}>
			<Questions shown={shown} scheme={scheme} name={open.name} />
			{children}
		</SetProvider>
	)
}

interface QuestionsProps extends Pick<QuestionSheetProps, 'shown' | 'scheme'> {
	name: Parameters<typeof readSet>[0]
}

function Questions({ shown, scheme, name }: QuestionsProps) {
	useAsked(shown)
	const sheet = useRef<HTMLDivElement>(null)
	const [areOn, setAreOn] = useState(true)
	const [isHelpOpen, setIsHelpOpen] = useState(false)
	useEffect(() => setAreOn(areKeysOn()), [])
	useCardKeys(areOn, (key) => {
		if (key.does === 'help') setIsHelpOpen(!isHelpOpen)
		else pressCard(sheet.current, key)
	})
	useEffect(() => {
		if (isHelpOpen) document.querySelector<HTMLElement>('[data-keys] summary')?.focus()
	}, [isHelpOpen])
	useVerdictsSaid(sheet, shown, name)
	return (
		<div ref={sheet} className={css.part}>
			<ScoreBar scheme={scheme} />
			<UnsentNote />
			<KeptProvider questionType="prelims" ids={shown.map(({ question }) => question._id)}>
				<Sheet as="ol">
					{shown.map(({ question, number }) => (
						<PrelimsCard
							key={question._id}
							question={question}
							number={number}
							hasNotAttempted={scheme?.hasNotAttempted ?? true}
						/>
					))}
				</Sheet>
			</KeptProvider>
			<KeyList
				isOpen={isHelpOpen}
				onToggle={setIsHelpOpen}
				isOn={areOn}
				onTurn={(isOn) => {
					turnKeys(isOn)
					setAreOn(isOn)
				}}
			/>
		</div>
	)
}

/** Has it read out how an answer was, once it is given. */
function useVerdictsSaid(
	sheet: { current: HTMLElement | null },
	shown: QuestionSheetProps['shown'],
	name: QuestionsProps['name'],
) {
	const m = useMessages(prelimsMessages)
	useEffect(() => {
		const place = sheet.current
		const say = ({ target }: Event) => {
			const option = target instanceof Element ? target.closest<HTMLElement>('[data-option]') : null
			const id = option?.closest<HTMLElement>('[data-question]')?.dataset.question
			const found = shown.find(({ question }) => question._id === id)
			const given = id === undefined ? undefined : readSet(name).questions[id]?.given
			if (found && given) announce(verdictOf(m, found.question, given.answer).text)
		}
		place?.addEventListener('click', say)
		return () => place?.removeEventListener('click', say)
	}, [m, name, sheet, shown])
}
