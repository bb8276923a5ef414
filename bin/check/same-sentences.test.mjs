import { describe, expect, it } from 'vitest'
import { fieldMessages } from '../../server/src/field-messages.ts'
import { messages as accountsInEnglish } from '../../web/src/features/accounts/messages.en.ts'
import { messages as accountsInHindi } from '../../web/src/features/accounts/messages.hi.ts'
import { messages as inquiriesInEnglish } from '../../web/src/features/inquiries/messages.en.ts'
import { messages as inquiriesInHindi } from '../../web/src/features/inquiries/messages.hi.ts'

// Each form brings its own few sentences: one file for all would be one more for each page to wait for.
describe.each([
	['accounts', accountsInEnglish.problems, accountsInHindi.problems],
	['inquiries', inquiriesInEnglish.problems, inquiriesInHindi.problems],
])('a problem in the forms of %s', (_feature, english, hindi) => {
	it.each(Object.entries(english))('%s is said alike by the forms and by the server', (problem, sentence) => {
		const inHindi = new Map(Object.entries(hindi)).get(problem)
		expect({ english: sentence, hindi: inHindi }).toEqual(fieldMessages[problem])
	})
})
