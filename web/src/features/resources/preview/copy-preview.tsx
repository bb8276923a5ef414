import { topperCopyKind } from '@aravalli/shared/resources/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { CopyRow } from '../toppers/copies-list.tsx'
import { noFile } from './file-preview.ts'

/** Shows editors the row that the list has of a topper's copy. */
export function CopyPreview({ copy, language }: PreviewProps) {
	const { answered, isFallback } = previewed(topperCopyKind, copy, language)
	return (
		<PageBody>
			<Sheet as="ul">
				<CopyRow copy={{ ...noFile, ...answered, _id: 'preview', isFallback }} />
			</Sheet>
		</PageBody>
	)
}
