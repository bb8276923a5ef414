import { topicKind } from '@aravalli/shared/strategy/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PaperSection, PrelimsSection } from './paper-section.tsx'

/** Shows editors a topic as it stands in the syllabus of its paper. */
export function TopicPreview({ copy, language }: PreviewProps) {
	const { common, answered, isFallback } = previewed(topicKind, copy, language)
	const topic = { ...answered, _id: 'preview', pointTopics: [], isFallback }
	const { paper, weightagePercent } = common
	return (
		<PageBody>
			{paper === 'PRELIMS' ? (
				<PrelimsSection topics={[topic]} />
			) : (
				<PaperSection paper={{ paper, topics: [{ ...topic, weightagePercent: weightagePercent ?? 0 }] }} />
			)}
		</PageBody>
	)
}
