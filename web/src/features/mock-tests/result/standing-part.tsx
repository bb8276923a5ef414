import type { Standing } from '@aravalli/shared/mock-tests/contract'
import { FEWEST_TO_COMPARE } from '@aravalli/shared/mock-tests/standing'
import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as resultMessages } from './messages.en.ts'
import view from './test-result-view.module.css'

/** Says where the attempt stands, and no more than so many attempts can say. */
export function StandingPart({ standing }: { standing: Standing | null }) {
	const m = useMessages(resultMessages)
	const id = useId()
	return (
		<section aria-labelledby={id} className={view.section}>
			<h2 id={id}>{m.standing}</h2>
			<Sheet isPadded>{standing ? <Words standing={standing} /> : <p>{m.notRanked}</p>}</Sheet>
		</section>
	)
}

function Words({ standing: { rank, learners, percentile, isFirst } }: { standing: Standing }) {
	const m = useMessages(resultMessages)
	if (!isFirst) return <p>{m.wouldBe(rank, learners)}</p>
	if (learners <= 1) return <p>{m.onlyOne}</p>
	return (
		<>
			<p>
				<b>{m.rank(rank, learners)}</b>
			</p>
			<p className={view.hint}>
				{percentile === null ? m.tooFew(FEWEST_TO_COMPARE) : m.percentile(percentile.toFixed(2))}
			</p>
		</>
	)
}
