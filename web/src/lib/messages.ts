import type { Language } from '@aravalli/shared/language'
import { use } from 'react'
import { documentLanguage, useLanguage } from './language.tsx'

/**
 * Holds the texts of one feature, each language in a file of its own so that only the reader's is sent.
 *
 * Both hosts load what is defined before they render (`loadMessages`), so on a page's first render the texts are there;
 * after a navigation in the browser the render waits for them.
 */
interface MessageSource<T> {
	/** Returns the same promise each time. */
	load(language: Language): Promise<T>
}

const sources = new Set<MessageSource<unknown>>()

/**
 * Takes the place of an import of texts, so that only one language is loaded.
 * @public because the build writes these calls (web/texts-by-language.ts)
 */
export function defineMessages<T>(files: Record<Language, () => Promise<T>>): MessageSource<T> {
	const loading: Partial<Record<Language, Promise<T>>> = {}
	const source: MessageSource<T> = {
		load(language) {
			loading[language] ??= known(files[language](), () => {
				// The network may be back at the next try.
				delete loading[language]
			})
			return loading[language]
		},
	}
	sources.add(source)
	if (!import.meta.env.SSR) startLoading(source)
	return source
}

/**
 * Starts in the browser as soon as the code that needs the texts is there, so that nothing else has to be waited for
 * first.
 */
function startLoading(source: MessageSource<unknown>) {
	// Whoever needs them tries again, and says so.
	source.load(documentLanguage()).catch(() => undefined)
}

/** Leaves on a promise what React looks for there: with it a text that has come is had at once, without waiting a turn. */
function known<T>(loading: Promise<T>, onFailure: () => void): Promise<T> {
	const promise = loading.then(
		(value) => {
			Object.assign(promise, { status: 'fulfilled', value })
			return value
		},
		(error: unknown) => {
			onFailure()
			throw error
		},
	)
	return promise
}

/** Loads every text of `language` that the modules evaluated so far have declared. */
export async function loadMessages(language: Language): Promise<void> {
	await Promise.all([...sources].map((source) => source.load(language)))
}

/**
 * Gives a feature's texts in the page's language.
 *
 * `use` is called also for texts that are there: a component that has waited for them is rendered once more, and React then
 * takes the hooks after a `use` that is gone for those of an update.
 *
 * @example
 * import { messages } from './messages.en.ts'
 * const m = useMessages(messages)
 */
export function useMessages<T>(texts: T): T {
	return use(sourceOf(texts).load(useLanguage()))
}

/** Gives the same outside of components, such as for the head of a page. */
export function textsIn<T>(texts: T, language: Language): Promise<T> {
	return sourceOf(texts).load(language)
}

/** TypeScript sees the English texts, whose type is that of both languages; the build has put their source in their place. */
const sourceOf = <T>(texts: T) => texts as unknown as MessageSource<T>
