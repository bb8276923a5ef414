import { reviewKind } from '@aravalli/shared/voices/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { ReviewCard } from './student-reviews.tsx'

/** Shows editors the card that the home page has of a review. */
export function ReviewPreview({ copy, language }: PreviewProps) {
	const { common, answered, isFallback } = previewed(reviewKind, copy, language)
	return (
		<PageBody>
			<ReviewCard review={{ ...answered, _id: 'preview', img: common.picture?.large ?? null, isFallback }} />
		</PageBody>
	)
}
