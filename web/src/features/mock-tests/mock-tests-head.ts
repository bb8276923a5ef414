import { shortenText } from '@aravalli/shared/shorten-text'
import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead, unlistedHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { messages as testMessages } from './messages.en.ts'
import { listPath } from './mock-test-links.ts'
import { paperTrail, testsTrail } from './mock-tests-trail.ts'

export async function testsHead({ origin, language, isLanguageInAddress }: HeadContext, page: number) {
	const m = await textsIn(testMessages, language)
	return pageHead({
		title: m.title,
		description: m.description,
		path: page > 1 ? `${listPath}?page=${page}` : listPath,
		data: [breadcrumbData(testsTrail(m), origin, language)],
		origin,
		language,
		isLanguageInAddress,
	})
}

interface HeadPaper {
	title: string
	about: string
	isFallback: boolean
}

export async function paperHead(
	{ origin, language, isLanguageInAddress }: HeadContext,
	paperId: string,
	paper: HeadPaper | undefined,
	isMissing: boolean,
) {
	const m = await textsIn(testMessages, language)
	if (isMissing) return unlistedHead(m.notFoundTitle, language)
	return pageHead({
		title: paper ? `${shortenText(paper.title, 70)} – ${m.title}` : m.title,
		description: paper ? shortenText(`${paper.about} ${m.subtitle}`, 155) : m.description,
		path: `${listPath}/${paperId}`,
		data: paper ? [breadcrumbData(paperTrail(m, paper), origin, language)] : [],
		origin,
		language,
		isLanguageInAddress,
	})
}
