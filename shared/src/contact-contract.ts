import { z } from 'zod'
import { emailProblem } from './email.ts'
import { nameProblem } from './person-name.ts'
import { phoneProblem } from './phone.ts'

/** Describes a text that a rule may refuse; what is missing or no text at all is refused as if it were empty. */
export function ruled<P extends string>(problemOf: (given: string) => P | null) {
	const absent = problemOf('') ?? 'invalid_type'
	return z.string({ error: absent }).superRefine((given, context) => {
		const problem = problemOf(given)
		if (problem) context.addIssue({ code: 'custom', message: problem })
	})
}

export const name = ruled(nameProblem)
export const email = ruled(emailProblem)
export const phone = z.string().superRefine((value, context) => {
	const problem = phoneProblem(value)
	if (problem) context.addIssue({ code: 'custom', message: problem })
})
