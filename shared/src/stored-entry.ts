import type { Bilingual } from './language.ts'

/** One thing that the product keeps in a reader's browser. */
export interface StoredInBrowser {
	/** What a curious reader finds in the browser's own list. One that ends with '-' or ':' is the beginning of a name. */
	name: string
	kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'
	purpose: Bilingual
	period: Bilingual
}

export const untilCleared: Bilingual = {
	english: 'Until you clear the data of this site in your browser',
	hindi: 'जब तक आप ब्राउज़र से इस साइट का डेटा न मिटाएँ',
}

export const untilTabClosed: Bilingual = {
	english: 'Until you close the tab',
	hindi: 'जब तक आप टैब बंद न करें',
}
