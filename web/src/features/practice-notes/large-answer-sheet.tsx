import { useKeptOf } from './kept-provider.tsx'
import css from './notes-button.module.css'
import { NotesPanel, usePlaceOf } from './notes-button.tsx'

interface LargeAnswerSheetProps {
	questionId: string
	/** Is the number of words that the answer may have. */
	wordLimit: number
}

/** Shows the place to answer one question, open and large, with all that is kept with it. */
export function LargeAnswerSheet({ questionId, wordLimit }: LargeAnswerSheetProps) {
	const { questionType } = useKeptOf(questionId)
	const returnTo = usePlaceOf(questionId)
	return (
		<div className={css.place}>
			<NotesPanel {...{ questionType, questionId, returnTo, wordLimit }} isLarge />
		</div>
	)
}
