import { afterEach, describe, expect, it, vi } from 'vitest'
import {
	hasSeenInquiry,
	inquiryLastSeenAt,
	markInquirySeen,
	resetInquiryMemory,
	shouldShowInquiryAgain,
} from './inquiry-memory.ts'
import { inquirySeen, inquirySeenAt } from './stored.ts'

type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

afterEach(() => vi.unstubAllGlobals())

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

const useStorage = (storage: MemoryStorage) => vi.stubGlobal('localStorage', storage)

function refuse(): never {
	throw new DOMException('refused', 'SecurityError')
}
const refusing: MemoryStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
const full: MemoryStorage = { ...storageWith(), setItem: refuse }
const forgetful: MemoryStorage = { ...storageWith(), setItem: () => undefined }

describe('the memory of the inquiry form', () => {
	it('is empty at first, and the form may show', () => {
		useStorage(storageWith())
		expect(hasSeenInquiry()).toBe(false)
		expect(inquiryLastSeenAt(now)).toBeNull()
		expect(shouldShowInquiryAgain(now)).toBe(true)
		expect(hasSeenInquiry()).toBe(false)
	})

	it('knows when the form was seen last', () => {
		useStorage(storageWith())
		expect(markInquirySeen(now)).toBe(true)
		expect(hasSeenInquiry()).toBe(true)
		expect(inquiryLastSeenAt(later(3))).toEqual(now)
		markInquirySeen(later(5))
		expect(inquiryLastSeenAt(later(6))).toEqual(later(5))
	})

	it('lets it show again after 30 days, not a moment before', () => {
		useStorage(storageWith())
		markInquirySeen(now)
		expect(shouldShowInquiryAgain(now)).toBe(false)
		expect(shouldShowInquiryAgain(new Date(later(30).getTime() - 1))).toBe(false)
		expect(shouldShowInquiryAgain(later(30))).toBe(true)
	})

	it('takes another number of days', () => {
		useStorage(storageWith())
		markInquirySeen(now)
		expect(shouldShowInquiryAgain(later(7), { afterDays: 7 })).toBe(true)
		expect(shouldShowInquiryAgain(later(59), { afterDays: 60 })).toBe(false)
		expect(shouldShowInquiryAgain(now, { afterDays: 0 })).toBe(true)
	})

	it('forgets when it is told to', () => {
		useStorage(storageWith())
		markInquirySeen(now)
		resetInquiryMemory()
		expect(hasSeenInquiry()).toBe(false)
		expect(inquiryLastSeenAt(now)).toBeNull()
		expect(shouldShowInquiryAgain(now)).toBe(true)
	})

	it.each([undefined, '', 'yesterday', '-1', '0', '1e3', 'NaN', '9'.repeat(16), '{}', String(later(1).getTime())])(
		'takes a form that was seen at %j as seen now',
		(seenAt) => {
			useStorage(
				storageWith({
					[inquirySeen.name]: 'true',
					...(seenAt !== undefined && { [inquirySeenAt.name]: seenAt }),
				}),
			)
			expect(inquiryLastSeenAt(now)).toBeNull()
			expect(shouldShowInquiryAgain(now)).toBe(false)
			expect(shouldShowInquiryAgain(later(29))).toBe(false)
			expect(shouldShowInquiryAgain(later(30))).toBe(true)
		},
	)

	it.each(['banana', '', '1', 'false', '[object Object]'])('takes the flag %j as not seen', (flag) => {
		useStorage(storageWith({ [inquirySeen.name]: flag, [inquirySeenAt.name]: String(now.getTime()) }))
		expect(hasSeenInquiry()).toBe(false)
		expect(shouldShowInquiryAgain(now)).toBe(true)
	})

	it.each([
		['refuses', refusing],
		['is full', full],
		['keeps nothing', forgetful],
	])('never fails where the storage %s; the form then does not show by itself', (_, storage) => {
		useStorage(storage)
		expect(hasSeenInquiry()).toBe(false)
		expect(inquiryLastSeenAt(now)).toBeNull()
		expect(markInquirySeen(now)).toBe(false)
		expect(() => resetInquiryMemory()).not.toThrow()
		expect(shouldShowInquiryAgain(now)).toBe(false)
	})
})
