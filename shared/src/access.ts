/**
 * Each endpoint's contract names who may call it by one of these, the server enforces it (`platform/http/access.ts`),
 * and the screens mirror it.
 */
export const roles = ['LEARNER', 'CONTENT_ADMIN', 'EVALUATION_ADMIN', 'ADMIN'] as const

export type Role = (typeof roles)[number]

export const staffRoles = ['CONTENT_ADMIN', 'EVALUATION_ADMIN', 'ADMIN'] as const satisfies Role[]

export type Access = 'public' | 'learner' | 'editor' | 'evaluator' | 'staff' | 'admin'

/** Names the roles that each access admits; null stands for everybody, signed in or not. */
export const admittedRoles: Record<Access, readonly Role[] | null> = {
	public: null,
	learner: roles,
	editor: ['CONTENT_ADMIN', 'ADMIN'],
	evaluator: ['EVALUATION_ADMIN', 'ADMIN'],
	staff: staffRoles,
	admin: ['ADMIN'],
}

export type AccessDecision = 'allowed' | 'not-signed-in' | 'wrong-role'

/** @param role null: not signed in */
export function decideAccess(access: Access, role: Role | null): AccessDecision {
	const admitted = admittedRoles[access]
	if (!admitted) return 'allowed'
	if (!role) return 'not-signed-in'
	return admitted.includes(role) ? 'allowed' : 'wrong-role'
}

export function isStaff(role: Role): boolean {
	return role !== 'LEARNER'
}
