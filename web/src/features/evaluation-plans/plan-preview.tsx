import { evaluationPlanKind } from '@aravalli/shared/evaluation-plans/kind'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { PlanTable } from './plan-table.tsx'
import { PlanTerms } from './plan-terms.tsx'

/** Shows editors a plan as if nobody had bought it yet. */
export function PlanPreview({ copy, language }: PreviewProps) {
	const { common, texts, isFallback } = previewed(evaluationPlanKind, copy, language)
	const { price, capacity, placesGiven, earlyPrice, earlyPlaces, activeDays: _, position: __, ...same } = common
	const given = placesGiven ?? 0
	const plan = {
		planId: 'preview',
		...texts,
		...same,
		originalPrice: price,
		discountedPrice: earlyPrice ?? price,
		earlyPrice,
		earlyPlaces,
		maxStudents: capacity,
		currentEnrollments: given,
		seatsRemaining: capacity === null ? null : Math.max(0, capacity - given),
		earlyPriceRemaining: earlyPlaces,
		isClosed: false,
		closedReason: null,
		isFallback,
	}
	return (
		<PageBody>
			<PlanTable plans={[plan]} />
			<PlanNotes plans={[plan]} />
			<PlanTerms plans={[plan]} />
		</PageBody>
	)
}
