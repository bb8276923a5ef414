import type { Language } from '@aravalli/shared/language'
import { use } from 'react'
import { useLanguage } from './language.tsx'

/**
 * The texts of one feature, each language in a file of its own so that only the reader's is sent.
 *
 * Both hosts load what is defined before they render (`loadMessages`), so on a page's first render the texts are there;
 * after a navigation in the browser the render waits for them.
 */
export interface MessageSource<T> {
	load(language: Language): Promise<T>
	loaded: Partial<Record<Language, T>>
}

const sources = new Set<MessageSource<unknown>>()

/**
 * Declares a feature's texts.
 *
 * @example
 * export const pagerMessages = defineMessages({
 * 	english: async () => (await import('./pager.en.ts')).messages,
 * 	hindi: async () => (await import('./pager.hi.ts')).messages,
 * })
 */
export function defineMessages<T>(files: Record<Language, () => Promise<T>>): MessageSource<T> {
	const loading: Partial<Record<Language, Promise<T>>> = {}
	const source: MessageSource<T> = {
		loaded: {},
		load(language) {
			loading[language] ??= files[language]().then(
				(messages) => {
					source.loaded[language] = messages
					return messages
				},
				(error: unknown) => {
					// The network may be back at the next try.
					delete loading[language]
					throw error
				},
			)
			return loading[language]
		},
	}
	sources.add(source)
	return source
}

/** Loads every text of `language` that the modules evaluated so far have declared. */
export async function loadMessages(language: Language): Promise<void> {
	await Promise.all([...sources].map((source) => source.load(language)))
}

/** A feature's texts in the page's language. */
export function useMessages<T>(source: MessageSource<T>): T {
	const language = useLanguage()
	return source.loaded[language] ?? use(source.load(language))
}
