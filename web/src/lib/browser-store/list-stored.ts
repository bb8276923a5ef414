import { declared } from './declared.ts'
import type { StoredEntry, StoredTexts } from './stored-entry.ts'

const textModules: Record<string, Record<string, StoredTexts>> = {
	...import.meta.glob<Record<string, StoredTexts>>('../../**/stored-texts.ts', {
		eager: true,
		import: 'storedTexts',
	}),
	...import.meta.glob<Record<string, StoredTexts>>('../../../worker/stored-texts.ts', {
		eager: true,
		import: 'storedTexts',
	}),
}

/** Puts these first; the other kinds have no order that a reader would look for. */
const order: readonly StoredEntry['kind'][] = ['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'cache']

/** Lists everything that the product keeps in the browser, as the privacy policy lists it. @throws for one without texts */
export function listStored(): (StoredEntry & StoredTexts)[] {
	return declared
		.map(({ file, exportName, entry }) => {
			const texts = textModules[file.replace(/[.]ts$/, '-texts.ts')]?.[exportName]
			if (!texts) throw new Error(`${file} declares ${exportName} and has no texts for it`)
			return { ...entry, ...texts }
		})
		.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}
