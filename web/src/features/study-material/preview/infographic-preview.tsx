import { infographicKind } from '@aravalli/shared/study-material/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { InfographicView } from '../infographic/infographic-view.tsx'
import { previewedItem } from './previewed-item.ts'

/** Shows editors an infographic as its readers see it. */
export const InfographicPreview = (props: PreviewProps) => (
	<PageBody>
		<InfographicView item={previewedItem(infographicKind, props)} />
	</PageBody>
)
