import { practicePaperKind } from '@aravalli/shared/resources/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { PaperRow } from '../papers/papers-page.tsx'
import { noFile } from './file-preview.ts'

/** Shows editors the row that its year has of a practice paper. */
export function PaperPreview({ copy, language }: PreviewProps) {
	const { answered, isFallback } = previewed(practicePaperKind, copy, language)
	return (
		<PageBody>
			<Sheet as="ul">
				<PaperRow paper={{ ...noFile, ...answered, _id: 'preview', isFallback }} />
			</Sheet>
		</PageBody>
	)
}
