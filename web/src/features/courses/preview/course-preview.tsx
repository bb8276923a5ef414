import { courseKind } from '@aravalli/shared/courses/kinds'
import { formatRupees, lessPercent, paiseOfWholeRupees, rupeesOf } from '@aravalli/shared/money'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import grid from '../list/course-card.module.css'
import { CourseCard } from '../list/course-card.tsx'

/** Shows editors the card of a course, and what its page says below the lectures. */
export function CoursePreview({ copy, language }: PreviewProps) {
	const { common, texts, isFallback } = previewed(courseKind, copy, language)
	const price = lessPercent(paiseOfWholeRupees(common.fees), common.discountPercent)
	const course = {
		_id: 'preview',
		id: 'preview',
		image: common.picture?.large ?? null,
		title: texts.title,
		subtitle: texts.subtitle,
		features: texts.features,
		price: formatRupees(price),
		fees: common.fees,
		discount: common.discountPercent,
		discountedPrice: rupeesOf(price),
		duration: { value: common.durationMonths, unit: 'MONTHS' as const },
		isEnrolled: false,
		isFallback,
	}
	return (
		<PageBody>
			<ul className={grid.grid}>
				<CourseCard course={course} index={0} />
			</ul>
			<p>{texts.description}</p>
		</PageBody>
	)
}
