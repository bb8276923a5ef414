import { learningMapKind } from '@aravalli/shared/study-material/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { LearningMapView } from '../map/learning-map-view.tsx'
import { previewedItem } from './previewed-item.ts'

/** Shows editors a map to learn from as its readers see it. */
export const LearningMapPreview = (props: PreviewProps) => (
	<PageBody>
		<LearningMapView item={previewedItem(learningMapKind, props)} />
	</PageBody>
)
