import { cycleOf } from '@aravalli/shared/exam-cycles'
import { prelimsPaperKind } from '@aravalli/shared/mock-tests/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { PaperRow } from './list/paper-row.tsx'

/** Shows editors a paper as it stands in its readers' list; its marks and minutes are those of the usual scheme. */
export function PaperPreview({ copy, language }: PreviewProps) {
	const { common, texts, isFallback } = previewed(prelimsPaperKind, copy, language)
	const questionCount = common.questionIds.length
	const paper = {
		_id: 'preview',
		title: texts.title,
		about: texts.about,
		cycleLabel: cycleOf(common.cycle)?.label ?? '',
		questionCount,
		maxHundredths: Math.round((questionCount * usual.hundredths) / usual.questions),
		minutes: common.minutes ?? usual.minutes,
		bubbleMinutes: common.bubbleMinutes ?? usual.bubbleMinutes,
		publishedOn: common.publishedOn,
		isFallback,
	}
	return (
		<PageBody>
			<Sheet as="ul">
				<PaperRow paper={paper} standing={null} />
			</Sheet>
		</PageBody>
	)
}

/** Stands in for the scheme of the examination, which the desk does not have at hand. */
const usual = { questions: 150, hundredths: 20_000, minutes: 180, bubbleMinutes: 10 } as const
