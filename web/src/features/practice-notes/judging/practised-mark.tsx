import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { LatePart, lateCode } from '#web/ui/late-part.tsx'

const marks = lateCode(() => import('./mark-of-card.tsx').then((part) => part.MarkOfCard))
const found = lateCode(() => import('./found-marks.tsx').then((part) => part.FoundMarks))

interface MarkedQuestion {
	questionType: PracticeType
	questionId: string
}

/** Stands on a card whose question was practised, and says how that went; nothing on the others. It needs `FoundMarks` on the page. */
export const PractisedMark = (question: MarkedQuestion) => <LatePart code={marks} given={question} />

interface FoundMarksProps {
	questionType: PracticeType
	ids: readonly string[]
}

/** Finds out how the viewer got on with the questions of a list. It shows nothing by itself. */
export const FoundMarks = (questions: FoundMarksProps) => <LatePart code={found} given={questions} />
