import type { TestResult } from '@aravalli/shared/mock-tests/contract'
import type { AttemptScheme } from './tables.ts'

/** Leaves out the minutes, which stand elsewhere. */
export function presentScheme({ minutes: _, bubbleMinutes: __, ...scheme }: AttemptScheme): TestResult['scheme'] {
	return scheme
}
