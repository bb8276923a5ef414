import { formatHundredths } from '@aravalli/shared/mock-tests/format-hundredths'
import type { PrelimsFilters } from '@aravalli/shared/prelims-practice/contract'
import { useMessages } from '#web/lib/messages.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import css from './score-bar.module.css'
import { sumUp } from './sum-up.ts'
import { useSet } from './use-practice-set.ts'

/** Stays in sight, and says how the set goes: small, because the question is what counts. It is not read out with each answer. */
export function ScoreBar({ scheme }: { scheme: PrelimsFilters['scheme'] }) {
	const m = useMessages(prelimsMessages)
	const sum = sumUp(useSet(), scheme)
	const { questions, answered, right, wrong, notAttempted, marksHundredths, maxHundredths, spentSeconds } = sum
	return (
		<section className={css.bar} aria-label={m.sum.title}>
			<p className={css.answered}>
				<b>{m.sum.answered(answered, questions)}</b> <span>{m.sum.answeredWord}</span>
			</p>
			<dl className={css.facts}>
				<Fact tone="ok" name={m.sum.right} value={right} />
				<Fact tone="bad" name={m.sum.wrong} value={wrong} />
				<Fact tone="grey" name={m.sum.notAttempted} longName={m.sum.notAttemptedName} value={notAttempted} />
				{marksHundredths !== null && maxHundredths !== null && (
					<div
						className={css.fact}
						title={m.sum.marksOf(formatHundredths(marksHundredths), formatHundredths(maxHundredths))}
					>
						<dt>{m.sum.marks}</dt>
						<dd>{formatHundredths(marksHundredths)}</dd>
					</div>
				)}
				<div className={css.fact}>
					<dt>{m.sum.time}</dt>
					<dd>{clockText(spentSeconds)}</dd>
				</div>
			</dl>
		</section>
	)
}

interface FactProps {
	tone: 'ok' | 'bad' | 'grey'
	name: string
	longName?: string
	value: number
}

function Fact({ tone, name, longName, value }: FactProps) {
	return (
		<div className={css.fact} data-tone={tone}>
			<dt>{longName ? <abbr title={longName}>{name}</abbr> : name}</dt>
			<dd>{value}</dd>
		</div>
	)
}

/** Writes '4:05'. */
const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
