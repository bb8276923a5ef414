import { nextExamYear } from '@aravalli/shared/exam-cycles'
import { Countdown } from './countdown.tsx'

/** Says how long there is to the next prelims. @param loadedAt is the same on the server and in the first render over its markup */
export function NextExam({ loadedAt }: { loadedAt: number }) {
	const now = new Date(loadedAt)
	return (
		<p>
			<Countdown year={nextExamYear(now)} now={now} />
		</p>
	)
}
