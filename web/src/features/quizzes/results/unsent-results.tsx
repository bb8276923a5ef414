import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { resultKinds } from '#web/quiz-kinds.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { rotateCwIcon, wifiOffIcon } from '#web/ui/icons.ts'
import type { KeptResult } from '../kept-quiz.ts'
import { resultOfBrowser } from '../result/shown-result.ts'
import { messages as resultsMessages } from './messages.en.ts'
import { ResultRow } from './result-row.tsx'
import css from './results-section.module.css'
import { useUnsentResults } from './use-unsent-results.ts'

/** Shows the learner's results that only this browser has; nothing where there are none. */
export function UnsentResults({ userId }: { userId: string }) {
	const m = useMessages(resultsMessages)
	const { results, isSending, send } = useUnsentResults(userId)
	if (results.length === 0) return null
	const isWaiting = results.some(({ isRefused }) => !isRefused)
	return (
		<div className={css.part}>
			<h3>{m.waitingTitle}</h3>
			<ul className={css.rows}>
				{results.map((kept) => (
					<UnsentRow key={kept.quiz.quizId} kept={kept} />
				))}
			</ul>
			{isWaiting && (
				<div>
					<Button isCompact icon={rotateCwIcon} isBusy={isSending} busyLabel={m.sending} onClick={send}>
						{m.sendAgain}
					</Button>
				</div>
			)}
		</div>
	)
}

function UnsentRow({ kept }: { kept: KeptResult }) {
	const m = useMessages(resultsMessages)
	const { source, figures } = resultOfBrowser(kept, useLanguage())
	const { quizId } = kept.quiz
	const note = kept.isRefused ? (
		<p className={css.note}>{m.refused}</p>
	) : (
		<p>
			<Badge tone="warn" icon={wifiOffIcon}>
				{m.waiting}
			</Badge>
		</p>
	)
	const result = { source, ...figures, quizId, submittedAt: kept.submittedAt }
	return <ResultRow result={result} kinds={resultKinds} note={note} />
}
