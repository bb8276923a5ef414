import { mainsPaperKind } from '@aravalli/shared/mains-mock-tests/kind'
import { minutePlan } from '@aravalli/shared/mains-mock-tests/sitting'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { QuestionRows } from './room/question-rows.tsx'

/** Shows editors a paper as it is written: its questions with their marks, words and minutes. */
export function PaperPreview({ copy, language }: PreviewProps) {
	const { common, texts, isFallback } = previewed(mainsPaperKind, copy, language)
	const plan = minutePlan(common.questionMarks, common.minutes)
	const questions = texts.questions.map((question, index) => ({
		number: index + 1,
		marks: common.questionMarks[index] ?? 0,
		wordLimit: common.wordLimits[index] ?? 0,
		doneBy: plan[index] ?? common.minutes,
		// The texts are of the language that is previewed already.
		translations: { english: question, hindi: isFallback ? null : question },
	}))
	return (
		<PageBody top={<PageHeading title={texts.title}>{texts.about}</PageHeading>}>
			<QuestionRows questions={questions} language={language} done={none} planned={0} onTick={() => undefined} />
		</PageBody>
	)
}

const none: ReadonlySet<number> = new Set()
