import { describe, expect, it } from 'vitest'
import { type Access, decideAccess, isStaff, type Role, roles } from './access.ts'

/** Lists for each access whether nobody and every role is let in, written out by hand. */
const table: Record<Access, Record<'nobody' | Role, 'allowed' | 'not-signed-in' | 'wrong-role'>> = {
	public: {
		nobody: 'allowed',
		LEARNER: 'allowed',
		CONTENT_ADMIN: 'allowed',
		EVALUATION_ADMIN: 'allowed',
		ADMIN: 'allowed',
	},
	learner: {
		nobody: 'not-signed-in',
		LEARNER: 'allowed',
		CONTENT_ADMIN: 'allowed',
		EVALUATION_ADMIN: 'allowed',
		ADMIN: 'allowed',
	},
	editor: {
		nobody: 'not-signed-in',
		LEARNER: 'wrong-role',
		CONTENT_ADMIN: 'allowed',
		EVALUATION_ADMIN: 'wrong-role',
		ADMIN: 'allowed',
	},
	evaluator: {
		nobody: 'not-signed-in',
		LEARNER: 'wrong-role',
		CONTENT_ADMIN: 'wrong-role',
		EVALUATION_ADMIN: 'allowed',
		ADMIN: 'allowed',
	},
	staff: {
		nobody: 'not-signed-in',
		LEARNER: 'wrong-role',
		CONTENT_ADMIN: 'allowed',
		EVALUATION_ADMIN: 'allowed',
		ADMIN: 'allowed',
	},
	admin: {
		nobody: 'not-signed-in',
		LEARNER: 'wrong-role',
		CONTENT_ADMIN: 'wrong-role',
		EVALUATION_ADMIN: 'wrong-role',
		ADMIN: 'allowed',
	},
}

describe('who is let in', () => {
	it.each(Object.keys(table) as Access[])('by %s', (access) => {
		const decisions = [null, ...roles].map((role) => [role ?? 'nobody', decideAccess(access, role)])
		expect(Object.fromEntries(decisions)).toEqual(table[access])
	})

	it('as staff: everybody with a role but learners', () => {
		expect(roles.filter(isStaff)).toEqual(['CONTENT_ADMIN', 'EVALUATION_ADMIN', 'ADMIN'])
	})
})
