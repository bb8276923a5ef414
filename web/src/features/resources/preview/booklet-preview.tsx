import { bookletKind } from '@aravalli/shared/resources/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { BookletRow } from '../special/group-section.tsx'
import { noFile } from './file-preview.ts'

/** Shows editors the row that its group has of a booklet. */
export function BookletPreview({ copy, language }: PreviewProps) {
	const { common, texts, isFallback } = previewed(bookletKind, copy, language)
	const { title, subtitle } = texts
	return (
		<PageBody>
			<Sheet as="ul">
				<BookletRow booklet={{ ...noFile, _id: 'preview', title, subtitle, stage: common.stage, isFallback }} as="h2" />
			</Sheet>
		</PageBody>
	)
}
