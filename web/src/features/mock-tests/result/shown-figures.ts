import type { TestResult, TestScore } from '@aravalli/shared/mock-tests/contract'
import { clockText } from '../hall/hall-clock.ts'

type Names = Record<'right' | 'wrong' | 'notAttempted' | 'blank' | 'dropped' | 'time', string>

/** Gives the figures below the hill; E and dropped questions stand there where there are any. */
export function shownFigures(result: Pick<TestResult, 'scheme' | 'spentSeconds'>, score: TestScore, names: Names) {
	const counts = [
		{ label: names.right, value: score.right },
		{ label: names.wrong, value: score.wrong },
		...(result.scheme.hasNotAttempted ? [{ label: names.notAttempted, value: score.notAttempted }] : []),
		{ label: names.blank, value: score.blank },
		...(score.dropped > 0 ? [{ label: names.dropped, value: score.dropped }] : []),
	]
	return [
		...counts.map(({ label, value }) => ({ label, value: String(value) })),
		{ label: names.time, value: clockText(result.spentSeconds * 1000) },
	]
}
