import { formatDay } from '@aravalli/shared/format-day'
import { indiaDay } from '@aravalli/shared/india-time'
import type { TestScore } from '@aravalli/shared/mock-tests/contract'
import { useId } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { marksText, totalText } from '../marks-text.ts'
import { messages as resultMessages } from './messages.en.ts'
import css from './score-lines.module.css'
import view from './test-result-view.module.css'

/** Shows all scores where an answer key has changed, the newest first; the first stays. */
export function ScoreLines({ scores }: { scores: readonly TestScore[] }) {
	const m = useMessages(resultMessages)
	const language = useLanguage()
	const id = useId()
	if (scores.length < 2) return null
	return (
		<section aria-labelledby={id} className={view.section}>
			<h2 id={id}>{m.scores}</h2>
			<Note>{m.keyChanged}</Note>
			<Sheet as="ol" className={css.lines}>
				{scores.map((score, index) => {
					const day = formatDay(indiaDay(new Date(score.scoredAt)), language)
					return (
						<li key={score.keyRevision} className={css.line}>
							<span className={css.key}>{index === scores.length - 1 ? m.firstKey(day) : m.laterKey(day)}</span>
							{score.isDisqualified && <Badge tone="bad">{m.disqualified}</Badge>}
							<span>
								<b>{marksText(score.marksHundredths)}</b> / {totalText(score.maxHundredths)}
							</span>
						</li>
					)
				})}
			</Sheet>
		</section>
	)
}
