import { type AccountProblem, confirmationProblem, passwordProblem } from '@aravalli/shared/accounts/account'
import { emailProblem } from '@aravalli/shared/email'
import { nameProblem } from '@aravalli/shared/person-name'
import { phoneProblem } from '@aravalli/shared/phone'
import type { Values } from '#web/lib/use-form.ts'

export type RegistrationField =
	| 'name'
	| 'email'
	| 'phoneNumber'
	| 'language'
	| 'examYear'
	| 'dailyHours'
	| 'password'
	| 'Cpassword'

/** The names are those of the call, so that what the server rejects finds its field. */
export function checkRegistration(
	values: Values<RegistrationField>,
): Partial<Record<RegistrationField, AccountProblem | null>> {
	return {
		name: nameProblem(values.name),
		email: emailProblem(values.email),
		phoneNumber: phoneProblem(values.phoneNumber),
		password: passwordProblem(values.password),
		Cpassword: confirmationProblem(values.password, values.Cpassword),
	}
}
