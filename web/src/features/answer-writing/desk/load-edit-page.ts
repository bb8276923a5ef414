import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/lib/api.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { pageTitle } from '#web/lib/page-head.ts'
import { NEW_QUESTION } from './desk-links.ts'
import { messages as deskMessages } from './messages.en.ts'
import { questionItemQuery } from './queries.ts'

/**
 * Makes an editor's page ready: its title and, on the server, the question. In the browser the page asks by itself, so that it never
 * begins with what it knew before.
 */
export async function loadEditPage(
	{ queryClient, api, language }: PageContext,
	questionId: string,
	like: string | undefined,
) {
	const m = await textsIn(deskMessages, language)
	const wanted = questionId === NEW_QUESTION ? like : questionId
	if (import.meta.env.SSR && wanted) {
		await queryClient.fetchQuery(questionItemQuery(api, wanted)).catch((error: unknown) => {
			throw error instanceof ApiError && error.status === 404 ? notFound() : error
		})
	} else if (wanted) queryClient.removeQueries({ queryKey: questionItemQuery(api, wanted).queryKey, type: 'inactive' })
	const title = pageTitle(questionId === NEW_QUESTION ? m.newQuestion : m.editQuestion, language)
	return { head: { meta: [{ title }, { name: 'robots', content: 'noindex' }] } }
}
