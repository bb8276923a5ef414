import { brand } from '@aravalli/shared/brand'
import type { Course } from '@aravalli/shared/courses/contract'
import { languageTags } from '@aravalli/shared/language'
import { shortenText } from '@aravalli/shared/shorten-text'
import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead, unlistedHead } from '#web/lib/page-head.ts'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import { listPath } from './course-links.ts'
import { courseTrail, listTrail } from './course-trail.ts'
import { messages as coursesMessages } from './messages.en.ts'

export async function coursesHead({ origin, language, isLanguageInAddress }: HeadContext) {
	const m = await textsIn(coursesMessages, language)
	return pageHead({
		title: m.title,
		description: m.description,
		path: listPath,
		data: [breadcrumbData(listTrail(m), origin, language)],
		origin,
		language,
		isLanguageInAddress,
	})
}

/** The head says this of a course. */
export type HeadCourse = Pick<Course, 'title' | 'subtitle' | 'image' | 'discountedPrice' | 'isFallback'>

export async function courseHead(
	{ origin, language, isLanguageInAddress }: HeadContext,
	courseId: string,
	course: HeadCourse | undefined,
	isMissing: boolean,
) {
	const m = await textsIn(coursesMessages, language)
	if (isMissing) return unlistedHead(m.notFoundTitle, language)
	const path = `${listPath}/${courseId}`
	return pageHead({
		title: course ? `${shortenText(course.title, 70)} – ${m.title}` : m.title,
		description: course ? shortenText(`${course.subtitle} ${m.subtitle}`, 155) : m.description,
		path,
		data: course
			? [
					courseData(course, { path: origin + path, origin, language }),
					breadcrumbData(courseTrail(m, course), origin, language),
				]
			: [],
		origin,
		language,
		isLanguageInAddress,
	})
}

/** Tells search engines what is taught and what it costs (schema.org). */
function courseData(
	{ title, subtitle, image, discountedPrice, isFallback }: HeadCourse,
	{ path, origin, language }: Pick<HeadContext, 'origin' | 'language'> & { path: string },
) {
	return {
		'@context': 'https://schema.org',
		'@type': 'Course',
		name: title,
		description: subtitle,
		url: path,
		...(image && { image: origin + image }),
		inLanguage: languageTags[isFallback ? 'english' : language],
		provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.name[language] },
		offers: { '@type': 'Offer', price: discountedPrice, priceCurrency: 'INR', category: 'Paid' },
		hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online' },
	}
}
