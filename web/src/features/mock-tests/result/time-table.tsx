import type { Solution } from '@aravalli/shared/mock-tests/contract'
import { useId, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { clockText } from '../hall/hall-clock.ts'
import { ShareBar } from '../share-bar.tsx'
import { messages as resultMessages } from './messages.en.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import view from './test-result-view.module.css'
import css from './time-table.module.css'

const SHOWN_AT_FIRST = 10

/** Shows where the time went: the slowest questions first. */
export function TimeTable({ solutions }: { solutions: readonly Solution[] }) {
	const m = useMessages(resultMessages)
	const id = useId()
	const [isAll, setIsAll] = useState(false)
	const slowest = solutions.toSorted((a, b) => b.spentSeconds - a.spentSeconds || a.place - b.place)
	const longest = Math.max(1, slowest[0]?.spentSeconds ?? 0)
	return (
		<section aria-labelledby={id} className={view.section}>
			<h2 id={id}>{m.timeByQuestion}</h2>
			<p className={view.hint}>{m.timeText}</p>
			<Sheet>
				<table className={css.table} aria-labelledby={id}>
					<thead>
						<tr>
							<th scope="col">{m.questionShort}</th>
							<th scope="col">{m.time}</th>
							<th scope="col">{m.outcome}</th>
						</tr>
					</thead>
					<tbody>
						{(isAll ? slowest : slowest.slice(0, SHOWN_AT_FIRST)).map(({ place, spentSeconds, outcome }) => (
							<tr key={place}>
								<th scope="row">{place}</th>
								<td>
									<div className={css.time}>
										<ShareBar share={spentSeconds / longest} />
										{clockText(spentSeconds * 1000)}
									</div>
								</td>
								<td>
									<OutcomeBadge outcome={outcome} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</Sheet>
			{solutions.length > SHOWN_AT_FIRST && (
				<div>
					<Button isCompact onClick={() => setIsAll(!isAll)}>
						{isAll ? m.showLess : m.showAll(solutions.length)}
					</Button>
				</div>
			)}
		</section>
	)
}
