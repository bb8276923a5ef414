import type { Role } from '@aravalli/shared/access'

export type GuardState = 'checking' | 'allowed' | 'denied'

/** The guard knows this of whoever wants to enter. */
export interface RoleCheck {
	/** Is true once the server has answered, with whatever result. */
	isAnswered: boolean
	/** Is true where the server could not be asked, or refused to say. */
	hasFailed: boolean
	/** Is null where nobody is signed in. */
	role: Role | null
}

/** Says 'checking' until the server has answered; then only an allowed role enters. */
export function guardState({ isAnswered, hasFailed, role }: RoleCheck, requiredRoles: readonly Role[]): GuardState {
	if (hasFailed) return 'denied'
	if (!isAnswered) return 'checking'
	return role !== null && requiredRoles.includes(role) ? 'allowed' : 'denied'
}

/**
 * Gives the query of the login page for somebody who may not enter.
 *
 * Whoever is signed in already is told so there and not led back here: they would go round for ever.
 */
export function loginSearch(isSignedIn: boolean, returnTo: string): { redirect?: string; refused?: 'staff' } {
	return isSignedIn ? { refused: 'staff' } : { redirect: returnTo }
}
