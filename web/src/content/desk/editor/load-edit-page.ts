import { kinds } from '@aravalli/shared/kinds'
import { notFound } from '@tanstack/react-router'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { pageTitle } from '#web/lib/page-head.ts'
import { deskItemQuery } from '../desk-calls.ts'
import { NEW_ITEM } from '../desk-links.ts'
import { messages as editorMessages } from './messages.en.ts'

interface EditAddress {
	type: string
	id: string
	like: string | undefined
}

/**
 * Makes an editor's page ready: its title and, on the server, the item. In the browser the page asks by itself.
 *
 * @throws notFound where there is no such kind; of an id that is none the page says so itself
 */
export async function loadEditPage({ queryClient, api, language }: PageContext, { type, id, like }: EditAddress) {
	const kind = kinds.find(({ name }) => name === type)
	if (!kind) throw notFound()
	const m = await textsIn(editorMessages, language)
	const wanted = id === NEW_ITEM ? like : id
	if (wanted && import.meta.env.SSR)
		await queryClient.prefetchQuery({ ...deskItemQuery(api, type, wanted), retry: false })
	const title = pageTitle(`${id === NEW_ITEM ? m.newItem : m.editItem} – ${kind.names[language]}`, language)
	return { head: { meta: [{ title }, { name: 'robots', content: 'noindex' }] } }
}
