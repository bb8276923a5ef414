import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead } from '#web/lib/page-head.ts'
import { messages as planMessages } from './messages.en.ts'
import { plansPath } from './plan-search.ts'

export async function plansHead(context: HeadContext) {
	const { title, description } = await textsIn(planMessages, context.language)
	return pageHead({ ...context, path: plansPath, title, description })
}
