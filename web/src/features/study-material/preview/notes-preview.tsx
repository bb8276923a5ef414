import { notesKind } from '@aravalli/shared/study-material/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { ReadingView } from '../notes/reading-view.tsx'
import { previewedItem, readingFacts } from './previewed-item.ts'

/** Shows editors notes as their readers see them. */
export function NotesPreview(props: PreviewProps) {
	const item = previewedItem(notesKind, props)
	return (
		<PageBody>
			<ReadingView section="to-the-point" item={{ ...item, ...readingFacts(item.body) }} fileLabel="savePdf" />
		</PageBody>
	)
}
