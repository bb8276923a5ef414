import { shortenText } from '@aravalli/shared/shorten-text'
import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead, unlistedHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { PAPERS } from './links.ts'
import { messages as mockMessages } from './messages.en.ts'
import { listTrail, paperTrail } from './trail.ts'

export async function papersHead({ origin, language, isLanguageInAddress }: HeadContext) {
	const m = await textsIn(mockMessages, language)
	return pageHead({
		...{ title: m.title, description: m.description, path: PAPERS },
		data: [breadcrumbData(listTrail(m), origin, language)],
		...{ origin, language, isLanguageInAddress },
	})
}

interface HeadPaper {
	paperId: string
	title: string
	about: string
}

export async function paperHead(
	{ origin, language, isLanguageInAddress }: HeadContext,
	paper: HeadPaper | undefined,
	isMissing: boolean,
) {
	const m = await textsIn(mockMessages, language)
	if (isMissing || !paper) return unlistedHead(isMissing ? m.notFound.title : m.title, language)
	return pageHead({
		title: `${shortenText(paper.title, 70)} – ${m.title}`,
		description: shortenText(`${paper.about} ${m.subtitle}`, 155),
		path: `${PAPERS}/${paper.paperId}`,
		data: [breadcrumbData(paperTrail(m, paper.title), origin, language)],
		...{ origin, language, isLanguageInAddress },
	})
}
