import { mindMapKind } from '@aravalli/shared/study-material/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { MindMapView } from '../mind-map/mind-map-view.tsx'
import { previewedItem } from './previewed-item.ts'

/** Shows editors a mind map as its readers see it. */
export const MindMapPreview = (props: PreviewProps) => (
	<PageBody>
		<MindMapView item={previewedItem(mindMapKind, props)} />
	</PageBody>
)
