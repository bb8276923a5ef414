import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { messages as mapMessages } from '../messages.en.ts'
import type { BaseMapState } from '../use-base-map.ts'
import css from './find-actions.module.css'
import type { Finding, FindRound } from './find-round.ts'
import { PointsBadge } from './points-badge.tsx'
import { useVerdict } from './use-verdict.ts'

interface FindActionsProps {
	round: FindRound
	/** Is the answer that is shown. */
	last: Finding | undefined
	base: BaseMapState
	lang: string | undefined
	/** Checks the pin, or goes on. */
	onStep: () => void
	onLeave: () => void
}

/**
 * Offers the next step: to point, to check, to go on. One button does it, so that a thumb and the focus can stay where
 * they are.
 */
export function FindActions({ round, last, base, lang, onStep, onLeave }: FindActionsProps) {
	const m = useMessages(mapMessages)
	const verdictOf = useVerdict(base)
	const onward = round.given.length === round.ids.length ? m.seeResult : m.nextPlace
	return (
		<div className={css.actions}>
			<div className={css.words}>
				{last ? (
					<>
						<PointsBadge points={last.points} />
						<p className={css.verdict}>{verdictOf(last)}</p>
						<p className={css.note} lang={lang}>
							{last.place.note}
						</p>
					</>
				) : (
					<>
						<p>{m.findHint}</p>
						<p className={css.rule}>{m.rule}</p>
					</>
				)}
			</div>
			<div className={css.buttons}>
				<Button variant={last ? 'primary' : 'action'} disabled={!(last || round.pin)} onClick={onStep}>
					{last ? onward : m.check}
				</Button>
				<Button variant="quiet" onClick={onLeave}>
					{m.leave}
				</Button>
			</div>
		</div>
	)
}
