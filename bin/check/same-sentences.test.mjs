import { describe, expect, it } from 'vitest'
import { fieldMessages } from '../../server/src/error-messages.ts'
import { messages as english } from '../../web/src/features/accounts/messages.en.ts'
import { messages as hindi } from '../../web/src/features/accounts/messages.hi.ts'

describe('a problem of an account', () => {
	it.each(Object.entries(english.problems))('%s is said alike by the forms and by the server', (problem, sentence) => {
		const inHindi = new Map(Object.entries(hindi.problems)).get(problem)
		expect({ english: sentence, hindi: inHindi }).toEqual(fieldMessages[problem])
	})
})
