import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanPhone, phoneProblem } from './phone.ts'

const text = fc.string({ unit: 'binary', maxLength: 300 })
const devanagari = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

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
			fc.property(number, prefix, fc.boolean(), fc.nat(9), (digits, before, isHindi, index) => {
				const grouped = `${before} ${digits.slice(0, index)}-${digits.slice(index)}`
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
