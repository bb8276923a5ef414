import { shortenText } from '@aravalli/shared/shorten-text'
import { messages as contentMessages } from '#web/content/messages.en.ts'
import { linkAddress } from '#web/lib/link-address.ts'
import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead } from '#web/lib/page-head.ts'
import { messages as searchMessages } from './messages.en.ts'
import { type SearchAddress, searchLink } from './search-address.ts'

/** The page itself may be found by search engines; what is searched for there has no end and may not. */
export async function searchHead({ origin, language, isLanguageInAddress }: HeadContext, address: SearchAddress) {
	const { q, page } = address
	const [m, all] = await Promise.all([textsIn(searchMessages, language), textsIn(contentMessages, language)])
	const parts = [q && `“${shortenText(q.trim(), 40)}”`, m.title, q && page && all.pageNumber(page)]
	const head = pageHead({
		title: parts.filter(Boolean).join(' – '),
		description: m.description,
		path: linkAddress(searchLink(q ? address : {})),
		origin,
		language,
		isLanguageInAddress,
	})
	return { ...head, meta: [...head.meta, ...(q ? [{ name: 'robots', content: 'noindex' }] : [])] }
}
