import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { notebookPenIcon } from '#web/ui/icons.ts'
import { usePart } from '#web/ui/use-part.ts'
import { useKeptOf } from './kept-provider.tsx'
import { loadPanel } from './load-panel.ts'
import { messages as practiceNotesMessages } from './messages.en.ts'
import css from './notes-button.module.css'
import { usePlaceOf } from './use-place-of.ts'

interface AnswerDeskProps {
	questionId: string
	/** Words that the answer may have. */
	wordLimit: number
}

/** The place to answer one question, open and large, with all that is kept with it. */
export function AnswerDesk({ questionId, wordLimit }: AnswerDeskProps) {
	const m = useMessages(practiceNotesMessages)
	const { questionType } = useKeptOf(questionId)
	const returnTo = usePlaceOf(questionId)
	const [Panel, fetchPanel] = usePart(loadPanel)
	const fetchFirst = useEffectEvent(() => void fetchPanel())
	useEffect(() => fetchFirst(), [])
	return (
		<div className={css.place}>
			{Panel ? (
				<Panel {...{ questionType, questionId, returnTo, wordLimit }} isLarge />
			) : (
				<Button isCompact icon={notebookPenIcon} onClick={() => void fetchPanel()}>
					{m.add}
				</Button>
			)}
		</div>
	)
}
