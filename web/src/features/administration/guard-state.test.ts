import { roles, staffRoles } from '@aravalli/shared/access'
import { describe, expect, it } from 'vitest'
import { guardState } from './guard-state.ts'

const answered = { isAnswered: true, hasFailed: false }

describe('the guard of the admin area', () => {
	it('lets staff in, nobody else', () => {
		const states = roles.map((role) => [role, guardState({ ...answered, role }, staffRoles)])
		expect(Object.fromEntries(states)).toEqual({
			LEARNER: 'denied',
			CONTENT_ADMIN: 'allowed',
			EVALUATION_ADMIN: 'allowed',
			ADMIN: 'allowed',
		})
		expect(guardState({ ...answered, role: null }, staffRoles)).toBe('denied')
	})

	it('keeps to the roles that a page asks for', () => {
		expect(guardState({ ...answered, role: 'CONTENT_ADMIN' }, ['ADMIN', 'EVALUATION_ADMIN'])).toBe('denied')
		expect(guardState({ ...answered, role: 'EVALUATION_ADMIN' }, ['ADMIN', 'EVALUATION_ADMIN'])).toBe('allowed')
		expect(guardState({ ...answered, role: 'ADMIN' }, [])).toBe('denied')
	})

	it('decides nothing before the answer, whoever was known before', () => {
		expect(guardState({ isAnswered: false, hasFailed: false, role: 'ADMIN' }, staffRoles)).toBe('checking')
	})

	it('lets nobody in when the check fails', () => {
		expect(guardState({ isAnswered: true, hasFailed: true, role: 'ADMIN' }, staffRoles)).toBe('denied')
		expect(guardState({ isAnswered: false, hasFailed: true, role: null }, staffRoles)).toBe('denied')
	})
})
