import { lectureKind } from '@aravalli/shared/courses/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { LectureRow } from '../page/lecture-row.tsx'

/** Shows editors a lecture as it stands in the outline, to whoever has not bought the course. */
export function LecturePreview({ copy, language }: PreviewProps) {
	const { common, texts } = previewed(lectureKind, copy, language)
	const { minutes, isFree, position } = common
	const lecture = { _id: 'preview', ...texts, minutes, isFree, isOpen: isFree, video: null, positionSeconds: null }
	return (
		<PageBody>
			<Sheet>
				<ol>
					<LectureRow courseId={common.courseId} lecture={lecture} number={position} isShown={false} />
				</ol>
			</Sheet>
		</PageBody>
	)
}
