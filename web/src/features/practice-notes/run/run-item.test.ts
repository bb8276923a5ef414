import { describe, expect, it } from 'vitest'
import { linkAddress } from '#web/lib/link-address.ts'
import { aroundInRun, type RunItem, runLink } from './run-item.ts'

const run: RunItem[] = [
	{ questionType: 'mains', questionId: 'a' },
	{ questionType: 'miq', questionId: 'b' },
	{ questionType: 'answer-writing', questionId: 'b' },
]
const [mains, miq, written] = run as [RunItem, RunItem, RunItem]

describe('what one got wrong', () => {
	it('is gone through at the own address of each kind', () => {
		expect(run.map((item) => linkAddress(runLink(item)))).toEqual([
			'/mains-practice?from=wrong&question=a',
			'/mains-miq/b?from=wrong',
			'/answer-writing-practice/b?from=wrong',
		])
		expect(linkAddress(runLink({ questionType: 'prelims', questionId: 'c' }))).toBe('/prelims-practice?question=c')
	})

	it('has neighbours of other kinds, and ends', () => {
		expect(aroundInRun(run, miq)).toEqual({
			place: { position: 2, total: 3 },
			previousLink: runLink(mains),
			nextLink: runLink(written),
		})
		expect(aroundInRun(run, mains).previousLink).toBeNull()
		expect(aroundInRun(run, written).nextLink).toBeNull()
	})

	it('says no place of a question that it does not have, and leads to its first', () => {
		const other: RunItem = { questionType: 'mains', questionId: 'b' }
		expect(aroundInRun(run, other)).toEqual({ place: null, previousLink: null, nextLink: runLink(mains) })
		expect(aroundInRun([], other).nextLink).toBeNull()
	})
})
