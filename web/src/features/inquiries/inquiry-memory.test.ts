import { describe, expect, it } from 'vitest'
import {
	hasSeenInquiry,
	inquiryLastSeenAt,
	inquirySeenAtKey,
	inquirySeenKey,
	type MemoryStorage,
	markInquirySeen,
	resetInquiryMemory,
	shouldShowInquiryAgain,
} from './inquiry-memory.ts'

const day = 86_400_000
const now = new Date('2026-11-21T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * day)

function storageWith(stored: Record<string, string> = {}): MemoryStorage {
	const values = new Map(Object.entries(stored))
	return {
		getItem: (key) => values.get(key) ?? null,
		setItem: (key, value) => void values.set(key, value),
		removeItem: (key) => void values.delete(key),
	}
}

function refuse(): never {
	throw new DOMException('refused', 'SecurityError')
}
const refusing: MemoryStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
const full: MemoryStorage = { ...storageWith(), setItem: refuse }
const forgetful: MemoryStorage = { ...storageWith(), setItem: () => undefined }

describe('the memory of the inquiry form', () => {
	it('is empty at first, and the form may show', () => {
		const storage = storageWith()
		expect(hasSeenInquiry(storage)).toBe(false)
		expect(inquiryLastSeenAt(storage, now)).toBeNull()
		expect(shouldShowInquiryAgain(storage, now)).toBe(true)
		expect(hasSeenInquiry(storage)).toBe(false)
	})

	it('knows when the form was seen last', () => {
		const storage = storageWith()
		expect(markInquirySeen(storage, now)).toBe(true)
		expect(hasSeenInquiry(storage)).toBe(true)
		expect(inquiryLastSeenAt(storage, later(3))).toEqual(now)
		markInquirySeen(storage, later(5))
		expect(inquiryLastSeenAt(storage, later(6))).toEqual(later(5))
	})

	it('lets it show again after 30 days, not a moment before', () => {
		const storage = storageWith()
		markInquirySeen(storage, now)
		expect(shouldShowInquiryAgain(storage, now)).toBe(false)
		expect(shouldShowInquiryAgain(storage, new Date(later(30).getTime() - 1))).toBe(false)
		expect(shouldShowInquiryAgain(storage, later(30))).toBe(true)
	})

	it('takes another number of days', () => {
		const storage = storageWith()
		markInquirySeen(storage, now)
		expect(shouldShowInquiryAgain(storage, later(7), { afterDays: 7 })).toBe(true)
		expect(shouldShowInquiryAgain(storage, later(59), { afterDays: 60 })).toBe(false)
		expect(shouldShowInquiryAgain(storage, now, { afterDays: 0 })).toBe(true)
	})

	it('forgets when it is told to', () => {
		const storage = storageWith()
		markInquirySeen(storage, now)
		resetInquiryMemory(storage)
		expect(hasSeenInquiry(storage)).toBe(false)
		expect(inquiryLastSeenAt(storage, now)).toBeNull()
		expect(shouldShowInquiryAgain(storage, now)).toBe(true)
	})

	it.each([undefined, '', 'yesterday', '-1', '0', '1e3', 'NaN', '9'.repeat(16), '{}', String(later(1).getTime())])(
		'takes a form that was seen at %j as seen now',
		(seenAt) => {
			const storage = storageWith({
				[inquirySeenKey]: 'true',
				...(seenAt !== undefined && { [inquirySeenAtKey]: seenAt }),
			})
			expect(inquiryLastSeenAt(storage, now)).toBeNull()
			expect(shouldShowInquiryAgain(storage, now)).toBe(false)
			expect(shouldShowInquiryAgain(storage, later(29))).toBe(false)
			expect(shouldShowInquiryAgain(storage, later(30))).toBe(true)
		},
	)

	it.each(['banana', '', '1', 'false', '[object Object]'])('takes the flag %j as not seen', (flag) => {
		const storage = storageWith({ [inquirySeenKey]: flag, [inquirySeenAtKey]: String(now.getTime()) })
		expect(hasSeenInquiry(storage)).toBe(false)
		expect(shouldShowInquiryAgain(storage, now)).toBe(true)
	})

	it.each([
		['refuses', refusing],
		['is full', full],
		['keeps nothing', forgetful],
	])('never fails where the storage %s; the form then does not show by itself', (_, storage) => {
		expect(hasSeenInquiry(storage)).toBe(false)
		expect(inquiryLastSeenAt(storage, now)).toBeNull()
		expect(markInquirySeen(storage, now)).toBe(false)
		expect(() => resetInquiryMemory(storage)).not.toThrow()
		expect(shouldShowInquiryAgain(storage, now)).toBe(false)
	})
})
