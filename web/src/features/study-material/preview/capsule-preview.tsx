import { capsuleKind } from '@aravalli/shared/study-material/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { ReadingView } from '../notes/reading-view.tsx'
import { previewedItem, readingFacts } from './previewed-item.ts'

/** Shows editors a capsule as its readers see it. */
export function CapsulePreview(props: PreviewProps) {
	const item = previewedItem(capsuleKind, props)
	return (
		<PageBody>
			<ReadingView
				section="mains-answer-enrichment-capsule"
				item={{ ...item, ...readingFacts(item.body) }}
				fileLabel="downloadPdf"
			/>
		</PageBody>
	)
}
