import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { messages as resultMessages } from './messages.en.ts'

/** A result with its solutions is large: the page comes first, and asks for it once. */
export const loadResultTitle = async ({ language }: PageContext) => ({
	title: (await textsIn(resultMessages, language)).title,
})
