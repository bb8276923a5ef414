import { workForClosing } from './finishing/close-attempts.ts'
import { workForMarking } from './marking/mark-again.ts'
import type { MockTestServices } from './mock-test-services.ts'
import { workForStatistics } from './statistics/measure-questions.ts'

/** Does what must happen without anybody asking: ends attempts, marks them by new keys, measures questions. */
export function workForMockTests(services: MockTestServices): void {
	workForClosing(services)
	workForMarking(services)
	workForStatistics(services)
}
