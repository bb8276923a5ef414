import { describe, expect, it } from 'vitest'
import { paperCategories, paperCategoryOf } from './question.ts'

describe('paperCategoryOf', () => {
	it('reads ALL_PAPERS as no category', () => {
		expect(paperCategoryOf('ALL_PAPERS')).toBeNull()
	})

	it('takes both spellings of the monthly consolidations as one stored category', () => {
		expect(paperCategoryOf('MONTHLY_CONSOLIDATION')).toBe('MONTHLY_CONSOLIDATIONS')
		expect(paperCategoryOf('MONTHLY_CONSOLIDATIONS')).toBe('MONTHLY_CONSOLIDATIONS')
	})

	it('leaves every other category as it is', () => {
		for (const category of paperCategories) expect(paperCategoryOf(category)).toBe(category)
	})
})
