import { tierLimits } from '@aravalli/shared/quizzes/quiz-result'
import { useMessages } from '#web/lib/messages.ts'
import { messages as resultMessages } from './messages.en.ts'
import { ResultHill } from './result-hill.tsx'

/** Draws a result as a hill, with the heights at which it is called good and excellent. @param percent from 0 to 100 */
export function TierHill({ percent }: { percent: number }) {
	const m = useMessages(resultMessages)
	const { good, excellent } = tierLimits
	return (
		<ResultHill
			percent={percent}
			lines={[
				{ percent: excellent, label: m.line(m.tiers.excellent, excellent) },
				{ percent: good, label: m.line(m.tiers.good, good) },
			]}
		/>
	)
}
