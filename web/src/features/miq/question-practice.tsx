import type { MiqData } from '@aravalli/shared/miq/contract'
import { useEffect, useId, useRef, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { type LinkTarget, linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { penLineIcon } from '#web/ui/icons.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { SingleNotes } from '../practice-notes/public.tsx'
import { messages as miqMessages } from './messages.en.ts'
import css from './question-practice.module.css'
import { usePracticeCount } from './use-practice-count.ts'

interface QuestionPracticeProps {
	api: ApiClient
	question: MiqData
	/** A sign-in leads back there. */
	link: LinkTarget
}

/** This hash in the address opens the practice, as after a sign-in for its sake. */
const hash = 'practice'

/** Shows 'Start Practice' and, once it is pressed, the place to write or photograph the answer. */
export function QuestionPractice({ api, question, link }: QuestionPracticeProps) {
	const m = useMessages(miqMessages)
	const { _id: questionId } = question
	const titleId = useId()
	const container = useRef<HTMLDivElement>(null)
	const count = usePracticeCount(api, questionId)
	const [state, setState] = useState<'closed' | 'pressed' | 'awaited'>('closed')
	const start = () => {
		setState('pressed')
		void count()
	}
	useEffect(() => {
		// Back from a sign-in it is open again, and not counted once more.
		if (location.hash === `#${hash}`) setState('awaited')
	}, [])
	useEffect(() => {
		if (state === 'awaited') container.current?.scrollIntoView()
	}, [state])
	return (
		<Sheet as="section" isPart isPadded hasMargin className="needsScript">
			{state !== 'closed' ? (
				<div ref={container} className={css.practice}>
					<h3 id={titleId} className={css.title}>
						{m.practice}
					</h3>
					<SingleNotes
						questionType="miq"
						questionId={questionId}
						returnTo={linkAddress({ ...link, hash }).slice(1)}
						suggestedMinutes={question.duration}
						takesFocus={state === 'pressed'}
					/>
				</div>
			) : (
				<Button variant="primary" isCompact icon={penLineIcon} onPointerEnter={SingleNotes.preload} onClick={start}>
					{m.startPractice}
				</Button>
			)}
		</Sheet>
	)
}
