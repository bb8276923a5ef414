import { testimonialKind } from '@aravalli/shared/voices/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { TestimonialCard } from './testimonials.tsx'

/** Shows editors the card that the home page has of a testimonial. */
export function TestimonialPreview({ copy, language }: PreviewProps) {
	const { common, answered, isFallback } = previewed(testimonialKind, copy, language)
	return (
		<PageBody>
			<TestimonialCard voice={{ ...answered, _id: 'preview', img: common.picture?.large ?? null, isFallback }} />
		</PageBody>
	)
}
