import type { Values } from '#web/lib/use-form.ts'

export type DetailsField = 'name' | 'phoneNumber' | 'language' | 'examYear' | 'dailyHours'

let unsaved: { userId: string; values: Values<DetailsField> } | null = null

/**
 * Keeps what could not be saved for whoever comes back from the login or from another page, in this page's memory
 * only.
 */
export function keepUnsaved(userId: string, values: Values<DetailsField>): void {
	unsaved = { userId, values }
}

/** Returns null for another account. */
export function unsavedDetails(userId: string): Values<DetailsField> | null {
	return unsaved?.userId === userId ? unsaved.values : null
}

export function forgetUnsaved(): void {
	unsaved = null
}
