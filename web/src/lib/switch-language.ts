import type { Language } from '@aravalli/shared/language'
import type { AnyRouter } from '@tanstack/react-router'
import { ApiError } from './api.ts'
import { loadMessages } from './messages.ts'
import type { PageContext } from './page-context.ts'
import { storeLanguage } from './stored-language.ts'

/** Counts up, so that of two choices the later one holds, whichever arrives first. */
let lastChoice = 0

/**
 * Changes the language of the page in place: same address, same scroll, same open parts. Texts and data of the new language
 * are there before anything changes on the screen.
 *
 * @throws when they cannot be had; then nothing has changed
 */
export async function switchLanguage(router: AnyRouter, language: Language): Promise<void> {
	lastChoice += 1
	const choice = lastChoice
	const context = router.options.context as PageContext
	await Promise.all([loadMessages(language), loadShownData(context, language)])
	if (choice !== lastChoice) return
	storeLanguage(language)
	router.update({ context: { ...context, language, isLanguageInAddress: false } })
	await router.navigate({
		to: '.',
		search: ({ lang: _, ...search }: Record<string, unknown>) => search,
		hash: true,
		state: true,
		replace: true,
		resetScroll: false,
	})
}

/** Loads what the page shows once more in the new language: every query names its language in its key (lib/api.ts). */
async function loadShownData({ queryClient, api }: PageContext, language: Language): Promise<void> {
	const shown = queryClient.getQueryCache().findAll({ type: 'active' })
	const loading = shown.map(({ queryKey: [endpoint, input] }) => {
		const { query, ...rest } = (input ?? {}) as { query?: { lang?: Language } }
		if (!query?.lang) return null
		const translated = { ...rest, query: { ...query, lang: language } }
		return queryClient.fetchQuery({
			queryKey: [endpoint, translated],
			queryFn: () => (api as (key: unknown, input: unknown) => Promise<unknown>)(endpoint, translated),
		})
	})
	await Promise.all(loading.map((data) => data?.catch(unlessNetworkFailed)))
}

/** Lets a refusal of the server pass: the page shows it as it would in the other language. */
function unlessNetworkFailed(error: unknown): void {
	if (!(error instanceof ApiError)) throw error
}
