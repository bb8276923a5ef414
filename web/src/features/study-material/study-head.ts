import { shortenText } from '@aravalli/shared/shorten-text'
import { type PaperKey, readKey } from '@aravalli/shared/study-material/section'
import { type Section, sections } from '@aravalli/shared/study-sections'
import { linkAddress } from '#web/lib/link-address.ts'
import { textsIn } from '#web/lib/messages.ts'
import type { PageContext } from '#web/lib/page-context.ts'
import { pageHead, unlistedHead } from '#web/lib/page-head.ts'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { richTextWords } from '#web/ui/rich-text-words.ts'
import { listTrail, selectTrail } from './breadcrumb-items.ts'
import { messages as studyMessages } from './messages.en.ts'
import { type Items, itemQuery } from './queries.ts'
import { itemLink, listLink, selectLink } from './study-links.ts'

interface Page {
	title: string
	description: string
	path: string
	type?: 'article'
	trail: BreadcrumbItem[]
}

const headOf = ({ origin, language, isLanguageInAddress }: PageContext, { trail, ...page }: Page) =>
	pageHead({ ...page, data: [breadcrumbData(trail, origin, language)], origin, language, isLanguageInAddress })

export async function selectHead(context: PageContext, name: string) {
	const section = sections.find((known) => known === name)
	if (!section) return notFoundHead(context)
	const m = await textsIn(studyMessages, context.language)
	const { name: title, lead } = m.sections[section]
	return headOf(context, {
		title,
		description: lead,
		path: linkAddress(selectLink(section)),
		trail: selectTrail(m, section),
	})
}

async function notFoundHead({ language }: PageContext) {
	const m = await textsIn(studyMessages, language)
	return unlistedHead(m.notFoundTitle, language)
}

interface Wanted {
	key: string
	page: number | undefined
	isMissing: boolean
}

export async function keyHead(context: PageContext, section: Section, { key, page, isMissing }: Wanted) {
	const meant = readKey(section, key)
	if (isMissing || !meant) return notFoundHead(context)
	return 'paper' in meant ? listHead(context, section, meant.paper, page) : itemHead(context, section, meant.id)
}

async function listHead(context: PageContext, section: Section, paper: PaperKey, page: number | undefined) {
	const m = await textsIn(studyMessages, context.language)
	const title = `${m.sections[section].name} – ${m.papers[paper]}`
	return headOf(context, {
		title: page ? `${title} – ${m.pageNumber(page)}` : title,
		description: `${m.papers[paper]}: ${m.sections[section].lead}`,
		path: linkAddress(listLink(section, paper, page)),
		trail: listTrail(m, section, paper),
	})
}

async function itemHead(context: PageContext, section: Section, id: string) {
	const { queryClient, api, language } = context
	const m = await textsIn(studyMessages, language)
	const { name, lead } = m.sections[section]
	const item = queryClient.getQueryData<{ data: Items[Section] }>(itemQuery(api, language, section, id).queryKey)?.data
	const heading = item && richTextWords(item.heading)
	const trail = item ? listTrail(m, section, item.paperNo) : selectTrail(m, section)
	return headOf(context, {
		title: heading ? `${shortenText(heading, 70)} – ${name}` : name,
		description: item ? shortenText(richTextWords(item.description), 155) : lead,
		path: linkAddress(itemLink(section, id)),
		type: 'article',
		trail: heading ? [...trail, { label: shortenText(heading, 60) }] : trail,
	})
}
