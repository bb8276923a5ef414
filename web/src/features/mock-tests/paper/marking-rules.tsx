import type { PaperPage as Paper } from '@aravalli/shared/mock-tests/contract'
import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { marksOfOne, marksText } from '../marks-text.ts'
import { messages as testMessages } from '../messages.en.ts'
import css from './marking-rules.module.css'
import page from './paper-page.module.css'

interface MarkingRulesProps {
	scheme: Paper['scheme']
	questions: number
	bubbleMinutes: number
}

/** Says in plain words how this paper is marked, from the scheme of its examination. */
export function MarkingRules({ scheme, questions, bubbleMinutes }: MarkingRulesProps) {
	const m = useMessages(testMessages)
	const id = useId()
	const one = marksOfOne(scheme)
	const cost = (hundredths: number) => (hundredths > 0 ? marksText(-hundredths) : m.rules.free)
	const { hasNotAttempted, blankLimitPercent, droppedRule, note } = scheme
	return (
		<section aria-labelledby={id} className={page.section}>
			<h2 id={id}>{m.howMarked}</h2>
			<Sheet>
				<dl className={css.rules}>
					<div>
						<dt>{m.rules.right}</dt>
						<dd className={css.gain}>+{marksText(one.right)}</dd>
					</div>
					<div>
						<dt>{m.rules.wrong}</dt>
						<dd>{cost(one.wrong)}</dd>
					</div>
					{hasNotAttempted && (
						<div>
							<dt>{m.rules.notAttempted}</dt>
							<dd>{m.rules.free}</dd>
						</div>
					)}
					<div>
						<dt>{m.rules.blank}</dt>
						<dd>{cost(one.blank)}</dd>
					</div>
				</dl>
			</Sheet>
			<ul className={css.more}>
				{blankLimitPercent !== null && (
					<li>{m.disqualified(blankLimitPercent, Math.floor((blankLimitPercent * questions) / 100))}</li>
				)}
				{bubbleMinutes > 0 && <li>{m.bubbles(bubbleMinutes)}</li>}
				<li>{m.dropped[droppedRule]}</li>
				{note && <li>{note}</li>}
			</ul>
		</section>
	)
}
