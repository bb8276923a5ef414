import { kinds } from '@aravalli/shared/kinds'
import { notFound } from '@tanstack/react-router'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { pageTitle } from '#web/lib/page-head.ts'
import { messages as transferMessages } from './messages.en.ts'

/** @throws notFound where there is no such kind */
export async function loadImportPage({ language }: PageContext, type: string) {
	const kind = kinds.find(({ name }) => name === type)
	if (!kind) throw notFound()
	const m = await textsIn(transferMessages, language)
	const title = pageTitle(m.title(kind.names[language]), language)
	return { head: { meta: [{ title }, { name: 'robots', content: 'noindex' }] } }
}
