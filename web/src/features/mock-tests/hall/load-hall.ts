import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { messages as hallMessages } from './messages.en.ts'

export const loadHallTitle = async ({ language }: PageContext) => ({
	title: (await textsIn(hallMessages, language)).title,
})
