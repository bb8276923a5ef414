import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinDigits } from '../latin-digits.ts'
import { codeProblem, confirmationProblem, passwordProblem } from './account.ts'

const devanagari = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

describe('a password', () => {
	it.each([
		['', undefined, 'password-required'],
		['five5', undefined, 'password-short'],
		['sixsix', undefined, null],
		['      ', undefined, null],
		['🙂🙂🙂🙂🙂', undefined, 'password-short'],
		['🙂🙂🙂🙂🙂🙂', undefined, null],
		['elevenchars', 12, 'password-short'],
		['twelve chars', 12, null],
		['x'.repeat(200), undefined, null],
		['x'.repeat(201), undefined, 'password-too-long'],
		['x'.repeat(1_000_000), undefined, 'password-too-long'],
	])('%j of at least %s: %s', (given, minLength, problem) => expect(passwordProblem(given, minLength)).toBe(problem))

	it.each([
		['secret', '', 'confirmation-required'],
		['secret', 'Secret', 'passwords-differ'],
		['secret', 'secret ', 'passwords-differ'],
		['secret', 'secret', null],
	])('%j repeated as %j: %s', (password, again, problem) => expect(confirmationProblem(password, again)).toBe(problem))
})

describe('a code', () => {
	it.each([
		['123456', null],
		['000000', null],
		['०१२३४५', null],
		['12३४56', null],
		['', 'code-digits'],
		['12345', 'code-digits'],
		['1234567', 'code-digits'],
		['123456\n', 'code-digits'],
		[' 123456', 'code-digits'],
		['１２３４５６', 'code-digits'],
		['-12345', 'code-digits'],
		['1e5000', 'code-digits'],
	])('%j: %s', (given, problem) => expect(codeProblem(given)).toBe(problem))

	it('may be typed in Devanagari', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^\d{6}$/), (code) => {
				expect(latinDigits(devanagari(code))).toBe(code)
			}),
		)
	})
})
