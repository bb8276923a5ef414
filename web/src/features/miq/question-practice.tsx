import type { MiqData } from '@aravalli/shared/miq/contract'
import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { documentLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { loadMessages, useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { penLineIcon } from '#web/ui/icons.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { usePart } from '#web/ui/use-part.ts'
import { questionLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import { messages as miqMessages } from './messages.en.ts'
import css from './question-practice.module.css'
import { usePracticeCount } from './use-practice-count.ts'

interface NotesProps {
	questionType: PracticeType
	questionId: string
	returnTo: string
	suggestedMinutes: number
	takesFocus: boolean
}

/** Fetches where an answer is written or photographed, against the clock. */
export type LoadNotes = () => Promise<ComponentType<NotesProps>>

interface QuestionPracticeProps {
	api: ApiClient
	question: MiqData
	list: ListSearch
	loadNotes: LoadNotes
}

/** In the address: opens the practice, as after a sign-in for its sake. */
const hash = 'practice'

/** 'Start Practice'; once it is pressed, the place to write or photograph the answer. */
export function QuestionPractice({ api, question, list, loadNotes }: QuestionPracticeProps) {
	const m = useMessages(miqMessages)
	const { _id: questionId } = question
	const titleId = useId()
	const place = useRef<HTMLDivElement>(null)
	const count = usePracticeCount(api, questionId)
	const { Notes, isBusy, open } = useNotes(loadNotes)
	const [isPressed, setIsPressed] = useState(false)
	const start = async () => {
		setIsPressed(true)
		if (await open()) await count()
	}
	useNamed(open)
	useEffect(() => {
		if (Notes && !isPressed) place.current?.scrollIntoView()
	}, [Notes, isPressed])
	return (
		<Sheet as="section" isPart isPadded hasMargin className="needsScript">
			{Notes ? (
				<div ref={place} className={css.practice}>
					<h3 id={titleId} className={css.title}>
						{m.practice}
					</h3>
					<Notes
						questionType="miq"
						questionId={questionId}
						returnTo={linkAddress({ ...questionLink(list, questionId), hash }).slice(1)}
						suggestedMinutes={question.duration}
						takesFocus={isPressed}
					/>
				</div>
			) : (
				<Button
					variant="primary"
					isCompact
					icon={penLineIcon}
					isBusy={isBusy}
					busyLabel={m.startingPractice}
					onClick={() => void start()}
				>
					{m.startPractice}
				</Button>
			)}
		</Sheet>
	)
}

function useNotes(loadNotes: LoadNotes) {
	const [Notes, fetchNotes] = usePart(async () => {
		const Loaded = await loadNotes()
		// Else the whole page would wait for them.
		await loadMessages(documentLanguage())
		return Loaded
	})
	const [isBusy, setIsBusy] = useState(false)
	/** False where it could not be had, of which the reader has been told. */
	const open = async () => {
		setIsBusy(true)
		const isThere = await fetchNotes()
		setIsBusy(false)
		return isThere
	}
	return { Notes, isBusy, open }
}

/** Back from a sign-in: open again, and not counted once more. */
function useNamed(open: () => Promise<boolean>) {
	const openNamed = useEffectEvent(() => location.hash === `#${hash}` && void open())
	useEffect(() => void openNamed(), [])
}
