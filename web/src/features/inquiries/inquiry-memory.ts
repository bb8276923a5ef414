import { inquiryFormDays } from '@aravalli/shared/policy-terms'

/**
 * Remembers in the browser that the inquiry form was seen, and when, so that it does not open by itself again and again.
 *
 * Pure but for the storage, which is passed in and may hold nonsense, be full or refuse. Where nothing can be remembered the
 * form does not open by itself: it would do so on every visit.
 */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const inquirySeenKey = 'inquiryFormSeen'
export const inquirySeenAtKey = 'inquiryFormSeenAt'

const DAY_MILLISECONDS = 86_400_000

export function hasSeenInquiry(storage: MemoryStorage): boolean {
	return read(storage, inquirySeenKey) === 'true'
}

/** Null for never, and for a moment that makes no sense, such as one that is still to come. */
export function inquiryLastSeenAt(storage: MemoryStorage, now: Date): Date | null {
	const stored = read(storage, inquirySeenAtKey)
	if (!hasSeenInquiry(storage) || !stored || !/^\d{1,15}$/.test(stored)) return null
	const milliseconds = Number(stored)
	return milliseconds > 0 && milliseconds <= now.getTime() ? new Date(milliseconds) : null
}

/** @returns whether it could be remembered */
export function markInquirySeen(storage: MemoryStorage, now: Date): boolean {
	try {
		storage.setItem(inquirySeenKey, 'true')
		storage.setItem(inquirySeenAtKey, String(now.getTime()))
	} catch {
		return false
	}
	return inquiryLastSeenAt(storage, now) !== null
}

export function resetInquiryMemory(storage: MemoryStorage): void {
	for (const key of [inquirySeenKey, inquirySeenAtKey]) {
		try {
			storage.removeItem(key)
		} catch {
			// Refused: then nothing was stored either.
		}
	}
}

/**
 * Whether the form may open by itself. Seen at an unknown time counts as seen now, and is remembered so: it opens again
 * when the days have passed from here.
 */
export function shouldShowInquiryAgain(
	storage: MemoryStorage,
	now: Date,
	{ afterDays = inquiryFormDays }: { afterDays?: number | undefined } = {},
): boolean {
	if (!hasSeenInquiry(storage)) return isWritable(storage)
	const seenAt = inquiryLastSeenAt(storage, now)
	if (seenAt) return now.getTime() - seenAt.getTime() >= afterDays * DAY_MILLISECONDS
	markInquirySeen(storage, now)
	return false
}

function read(storage: MemoryStorage, key: string): string | null {
	try {
		return storage.getItem(key)
	} catch {
		return null
	}
}

function isWritable(storage: MemoryStorage): boolean {
	try {
		storage.setItem(inquirySeenKey, 'false')
		return storage.getItem(inquirySeenKey) === 'false'
	} catch {
		return false
	}
}
