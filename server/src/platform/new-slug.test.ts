import { describe, expect, it } from 'vitest'
import { newSlug } from './new-slug.ts'

describe('a new slug', () => {
	it.each([
		[
			'Assess the e-audit framework for Panchayati Raj.',
			/^assess-the-e-audit-framework-for-panchayati-raj-[a-z0-9]{6}$/,
		],
		["The Governor's role: naïve?", /^the-governors-role-naive-[a-z0-9]{6}$/],
		['', /^question-[a-z0-9]{6}$/],
		['राज्यपाल', /^question-[a-z0-9]{6}$/],
		['<script>alert(1)</script>', /^script-alert-1-script-[a-z0-9]{6}$/],
		['a'.repeat(5000), /^a{60}-[a-z0-9]{6}$/],
	])('is a slug of %.40j', (questionText, slug) => {
		expect(newSlug(questionText, 'question')).toMatch(slug)
	})

	it('ends with a whole word', () => {
		const id = newSlug('Examine the causes of desertification in western Rajasthan and the measures taken', 'question')
		expect(id).toMatch(/^examine-the-causes-of-desertification-in-western-rajasthan-[a-z0-9]{6}$/)
	})

	it('is another one each time', () => {
		const ids = Array.from({ length: 1000 }, () => newSlug('Governor', 'question'))
		expect(new Set(ids).size).toBe(1000)
	})
})
