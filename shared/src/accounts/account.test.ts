import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	canonicalEmail,
	cleanPhone,
	codeProblem,
	confirmationProblem,
	emailProblem,
	latinDigits,
	nameProblem,
	passwordProblem,
	phoneProblem,
} from './account.ts'
import { cleanName, initials } from './name.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })
const devanagari = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

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

describe('a name', () => {
	it.each([
		['  Asha \t\n Meena ', 'Asha Meena'],
		['आशा\u2028मीणा', 'आशा मीणा'],
		['A\u0000\u001b[31mB', 'A [31mB'],
		['Ame\u0301lie', 'Amélie'],
		['क\u094d\u200dष', 'क\u094d\u200dष'],
		['\u202eahsA', 'ahsA'],
		['Asha\u00a0\u3000Meena', 'Asha Meena'],
	])('%j is kept as %j', (given, name) => expect(cleanName(given)).toBe(name))

	it.each([
		['', 'name-required'],
		[' \u200b\u200d ', 'name-required'],
		['\u202e\u2066', 'name-required'],
		['!?.', 'name-required'],
		['\ud800', 'name-required'],
		['अ', null],
		['7', null],
		['\u{1f642} A', null],
		['x'.repeat(100), null],
		['𝒳'.repeat(100), null],
		['x'.repeat(101), 'name-too-long'],
		[`${' '.repeat(500)}x`, null],
	])('%j: %s', (given, problem) => expect(nameProblem(given)).toBe(problem))

	it('has one form, without control characters, line breaks and spaces around', () => {
		fc.assert(
			fc.property(text, (given) => {
				const name = cleanName(given)
				expect(cleanName(name)).toBe(name)
				expect(name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|^\s|\s$|\s\s/u)
			}),
		)
	})

	it.each([
		['Asha Meena', 'AM'],
		['Asha Devi Meena', 'AM'],
		['asha', 'A'],
		['आशा मीणा', 'आम'],
		['ßeta ﬁona', 'SF'],
		['7 of 9', 'O'],
		['', 'U'],
		['123', 'U'],
		['\u{1d4b3}eno', '\u{1d4b3}'],
	])('%s has the initials %s', (given, letters) => expect(initials(given)).toBe(letters))

	it('has one or two initials', () => {
		fc.assert(
			fc.property(text, (given) => {
				expect([1, 2]).toContain([...initials(given)].length)
			}),
		)
	})
})

describe('a phone number', () => {
	it.each([
		['', ''],
		['  ', ''],
		['9876543210', '9876543210'],
		['+91 98765 43210', '9876543210'],
		['+91-98765-43210', '9876543210'],
		['919876543210', '9876543210'],
		['00919876543210', '9876543210'],
		['09876543210', '9876543210'],
		['9198765432', '9198765432'],
		['९८७६५४३२१०', '9876543210'],
		['५१२३४५६७८९', '5123456789'],
		['5123456789', '5123456789'],
		['987654321', null],
		['98765432101', null],
		['+1 9876543210', null],
		['++919876543210', null],
		['9876543210 ext 1', null],
		['９８７６５４３２１０', null],
	])('%j is %j', (given, phone) => {
		expect(cleanPhone(given)).toBe(phone)
		expect(phoneProblem(given)).toBe(phone === null ? 'phone-invalid' : null)
	})

	it('has one form, whatever prefix, script and grouping it is written with', () => {
		const number = fc.stringMatching(/^[6-9]\d{9}$/)
		const prefix = fc.constantFrom('', '+91', '91', '0091', '0')
		fc.assert(
			fc.property(number, prefix, fc.boolean(), fc.nat(9), (digits, before, isHindi, place) => {
				const grouped = `${before} ${digits.slice(0, place)}-${digits.slice(place)}`
				expect(cleanPhone(isHindi ? devanagari(grouped) : grouped)).toBe(digits)
			}),
		)
		fc.assert(
			fc.property(text, (given) => {
				expect(cleanPhone(given) ?? '').toMatch(/^([6-9]\d{9})?$/)
			}),
		)
	})
})

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
