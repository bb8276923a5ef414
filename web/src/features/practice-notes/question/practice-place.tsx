import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type LinkTarget, linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { penLineIcon } from '#web/ui/icons.ts'
import { LatePart, lateCode } from '#web/ui/late-part.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { useUnsent } from '../unsent-subjects.ts'
import { messages as questionMessages } from './messages.en.ts'
import css from './practice-place.module.css'
import { setPractised } from './practising.ts'

const SingleNotes = lazyPart(() => import('../single-notes.tsx').then((part) => part.SingleNotes))

/** Only whoever has left something unsaved needs it. */
const unsent = lateCode(() => import('../found-unsent.tsx').then((part) => part.FoundUnsent))
const nothing = {}

/** This hash in the address opens the practice, as after a sign-in for its sake. */
const practiceHash = 'practice'

/** Says where a sign-in for the sake of the practice leads back to, as `/login?redirect=` has it. */
export const practiceReturn = (question: LinkTarget) => linkAddress({ ...question, hash: practiceHash }).slice(1)

export interface PracticePlaceProps {
	questionType: PracticeType
	questionId: string
	suggestedMinutes: number
	/** Is the number of words that the answer may have; where it is absent nobody counts. */
	wordLimit?: number | undefined
	/** Is what `practiceReturn` says. */
	returnTo: string
	/** It is open from the start. */
	isOpen?: boolean
	/** Somebody begins to practise the question. */
	onStart?: (() => void) | undefined
}

/** Shows 'Start Practice' and, once it is pressed, the clock and the place to write or photograph the answer. */
export function PracticePlace({ isOpen = false, onStart, ...notes }: PracticePlaceProps) {
	const { questionType, questionId } = notes
	const subject = `${questionType}:${questionId}`
	const m = useMessages(questionMessages)
	const container = useRef<HTMLDivElement>(null)
	const { isStarted, isPressed, start } = useStarted(isOpen, container, onStart)
	usePractised(subject, isStarted)
	return (
		<Sheet as="section" isPart isPadded hasMargin className={`needsScript ${css.place}`}>
			{isStarted ? (
				<div ref={container} className={css.practice}>
					<h3 className="visuallyHidden">{m.yourAnswer}</h3>
					<SingleNotes {...notes} takesFocus={isPressed} />
				</div>
			) : (
				<>
					<Start subject={subject} {...notes} onStart={start} />
					<LatePart code={unsent} given={nothing} />
				</>
			)}
		</Sheet>
	)
}

interface StartProps extends Pick<PracticePlaceProps, 'suggestedMinutes' | 'wordLimit'> {
	subject: string
	onStart: () => void
}

function Start({ subject, suggestedMinutes, wordLimit, onStart }: StartProps) {
	const m = useMessages(questionMessages)
	const isLeft = useUnsent(subject) !== null
	const terms = [m.minutes(suggestedMinutes), ...(wordLimit ? [m.words(wordLimit)] : [])].join(' · ')
	return (
		<div className={css.start}>
			<Button variant="action" icon={penLineIcon} onPointerEnter={SingleNotes.preload} onClick={onStart}>
				{isLeft ? m.unsaved : m.startPractice}
			</Button>
			<span className={css.terms}>
				<span className="visuallyHidden">{m.suggested}: </span>
				{terms}
			</span>
		</div>
	)
}

type Begun = 'closed' | 'pressed' | 'awaited' | 'goneOn'

function useStarted(isOpen: boolean, container: { current: HTMLElement | null }, onStart: (() => void) | undefined) {
	const router = useRouter()
	// A page that is loaded again was begun before.
	const [arrives] = useState(useIsHydrated())
	const [begun, setBegun] = useState<Begun>('closed')
	const begin = (how: Begun) => {
		setBegun(how)
		if (how === 'pressed' || arrives) onStart?.()
	}
	const goOn = useEffectEvent(() => {
		// Back from a sign-in it is open again, and not counted once more.
		if (location.hash === `#${practiceHash}`) setBegun('awaited')
		else if (isOpen || router.state.location.state.isPractising) begin('goneOn')
	})
	useEffect(() => goOn(), [])
	useEffect(() => {
		if (begun === 'awaited') container.current?.scrollIntoView()
	}, [begun, container])
	return { isStarted: begun !== 'closed', isPressed: begun === 'pressed', start: () => begin('pressed') }
}

function usePractised(subject: string, isStarted: boolean) {
	useEffect(() => {
		if (!isStarted) return
		setPractised(subject)
		return () => setPractised(null)
	}, [subject, isStarted])
}
