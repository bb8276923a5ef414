import { resourceGroupKind } from '@aravalli/shared/resources/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { GroupSection } from '../special/group-section.tsx'

/** Shows editors the head of a group; its booklets are items of their own. */
export function GroupPreview({ copy, language }: PreviewProps) {
	const { common, texts, isFallback } = previewed(resourceGroupKind, copy, language)
	const group = { _id: 'preview', ...texts, isPaid: common.isPaid, isOpen: true, total: 0, booklets: [], isFallback }
	return (
		<PageBody>
			<GroupSection group={group} />
		</PageBody>
	)
}
