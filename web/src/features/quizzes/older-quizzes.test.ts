import { describe, expect, it } from 'vitest'
import { withSource } from './older-quizzes.ts'

const facts = {
	quizId: 'a',
	questionIds: ['one'],
	answers: {},
	startedAt: '2026-11-20T10:00:00.000Z',
	elapsedSeconds: 60,
}

describe('a quiz that a browser has kept', () => {
	it('by the version in which only mains questions had quizzes says where its questions come from', () => {
		const earlier = { ...facts, tab: 'miq' as const, year: null, subject: 'environment' as const, topic: null }
		expect(withSource(earlier)).toEqual({
			...facts,
			source: { kind: 'mains', tab: 'miq', year: null, subject: 'environment', topic: null },
		})
	})

	it('by this version stays as it is', () => {
		const source = { kind: 'mains' as const, tab: 'pyq' as const, year: 2024, subject: null, topic: null }
		expect(withSource({ ...facts, source })).toEqual({ ...facts, source })
	})
})
