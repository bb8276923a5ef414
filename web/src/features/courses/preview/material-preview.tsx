import { materialKind } from '@aravalli/shared/courses/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { MaterialPart } from '../page/material-part.tsx'

/** Shows editors a material as a buyer opens it. */
export function MaterialPreview({ copy, language }: PreviewProps) {
	const { common, texts } = previewed(materialKind, copy, language)
	const material = {
		_id: 'preview',
		title: texts.title,
		isOpen: true,
		body: texts.body || null,
		file: common.file || null,
	}
	return (
		<PageBody>
			<MaterialPart materials={[material]} chosenId={material._id} isNoted={false} />
		</PageBody>
	)
}
