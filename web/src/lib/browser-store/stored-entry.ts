/**
 * This is the register of what the product keeps in a reader's browser.
 *
 * Each feature declares its entries in a `stored.ts` of its own, and says beside it, in `stored-texts.ts`, what each is for and how long it stays:
 *
 *     export const commentDrafts = storedText('sessionStorage', 'commentDraft:', 'cleared')
 *
 * From these declarations come the list of the privacy policy (`list-stored.ts`) and what a sign-out clears
 * (`clear-at-sign-out.ts`). The linter refuses the browser's storages everywhere else.
 */
import type { Bilingual } from '@aravalli/shared/language'

export type StoredKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'

/**
 * - `impersonal`: says nothing about a person, and stays.
 * - `cleared`: goes at a sign-out, because whoever comes next must not find it.
 * - `owned`: kept under the id of whom it is of, through a sign-out; nobody else is shown it.
 */
export type Keeping = 'impersonal' | 'cleared' | 'owned'

export interface StoredEntry {
	/** The name is the one that a browser's own list shows. One that ends with '-' or ':' is the beginning of a name. */
	name: string
	kind: StoredKind
	keeping: Keeping
}

export interface StoredTexts {
	purpose: Bilingual
	/** Says how long it stays. */
	period: Bilingual
}

/** Holds the texts of everything that a module declares: one that is missing, and one too many, is a type error. */
export type TextsOf<Module> = {
	[K in keyof Module as Module[K] extends StoredEntry ? K : never]: StoredTexts
}

/** Declares what the browser keeps by other means than a storage of texts. */
export function storedEntry(kind: StoredKind, name: string, keeping: Keeping): StoredEntry {
	return { kind, name, keeping }
}
