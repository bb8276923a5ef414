import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalEmail, emailProblem } from './email.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })

describe('an e-mail address', () => {
	it.each([
		['asha@example.com', 'asha@example.com'],
		['  Asha.Meena+RAS@Example.CO.IN  ', 'asha.meena+ras@example.co.in'],
		['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'asha@example.com'],
		['\u212a@example.com', 'k@example.com'],
		['ﬁ@example.com', 'fi@example.com'],
		["o'neil@xn--p1b6ci4b4b3a.xn--h2brj9c", "o'neil@xn--p1b6ci4b4b3a.xn--h2brj9c"],
		[`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
		['a@b.co', 'a@b.co'],
		['1@1.in', '1@1.in'],
	])('%s is %s', (given, email) => expect(canonicalEmail(given)).toBe(email))

	it.each([
		'',
		'@',
		'asha',
		'asha@',
		'@example.com',
		'asha@example',
		'asha@example.c',
		'asha@example.com.',
		'asha@-example.com',
		'asha@example-.com',
		'asha@exa_mple.com',
		'.asha@example.com',
		'asha.@example.com',
		'as..ha@example.com',
		'as ha@example.com',
		'asha@exam ple.com',
		'asha\t@example.com',
		'asha@example.com\n',
		'asha@example.com\r\nBcc: b@example.com',
		'asha\u0000@example.com',
		'asha\u200b@example.com',
		'\u202easha@example.com',
		'आशा@example.com',
		'ashа@example.com',
		'İ@example.com',
		'ı@example.com',
		'ß@example.com',
		'a@b@example.com',
		'"a b"@example.com',
		'a@[127.0.0.1]',
		'a@127.0.0.1',
		'<a@example.com>',
		'a,b@example.com',
		`${'a'.repeat(65)}@example.com`,
		`a@${'b'.repeat(64)}.com`,
		`a@${'b.'.repeat(127)}com`,
		`${' '.repeat(600)}a@example.com`,
	])('is none: %j', (given) => expect(canonicalEmail(given)).toBeNull())

	it('has one form, which does not change any more and holds nothing that could end a header', () => {
		fc.assert(
			fc.property(fc.oneof(text, fc.emailAddress()), (given) => {
				const email = canonicalEmail(given)
				if (email === null) return
				expect(canonicalEmail(email)).toBe(email)
				expect(canonicalEmail(email.toUpperCase())).toBe(email)
				expect(email).toMatch(/^[!-~]{1,64}@[a-z0-9.-]{1,253}$/)
			}),
		)
	})

	it('is missing, or wrong', () => {
		expect(['', '  ', '\n', 'asha', 'asha@example.com'].map(emailProblem)).toEqual([
			'email-required',
			'email-required',
			'email-required',
			'email-invalid',
			null,
		])
	})
})
