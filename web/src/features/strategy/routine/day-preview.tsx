import { routineKind } from '@aravalli/shared/strategy/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { RoutineTable } from './routine-table.tsx'

/** Shows editors a day as it stands in the table of the week. */
export function DayPreview({ copy, language }: PreviewProps) {
	const { answered, isFallback } = previewed(routineKind, copy, language)
	return (
		<PageBody>
			<RoutineTable days={[{ ...answered, isFallback }]} />
		</PageBody>
	)
}
