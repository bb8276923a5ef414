import type { Role } from '@aravalli/shared/access'
import { isStaff } from '@aravalli/shared/access'
import { passwordProblem, STAFF_PASSWORD_MIN_LENGTH } from '@aravalli/shared/accounts/account'
import { AppError } from '@aravalli/shared/errors'

/** @throws AppError `password.short-for-role` */
export function refuseShortForRole(password: string, role: Role): void {
	if (isStaff(role) && passwordProblem(password, STAFF_PASSWORD_MIN_LENGTH) === 'password-short')
		throw new AppError('password.short-for-role')
}
