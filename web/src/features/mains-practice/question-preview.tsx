import { isPreviousYears, mainsKind } from '@aravalli/shared/mains-practice/kind'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import { topicNames } from '@aravalli/shared/topic-names'
import { mainTopicOf } from '@aravalli/shared/topics'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { useMessages } from '#web/lib/messages.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Answers, AnswerToggle } from './list/answer-toggle.tsx'
import { MainsCard } from './list/mains-card.tsx'
import { messages as mainsMessages } from './messages.en.ts'

/** Shows editors a question as it stands in its readers' list. */
export function QuestionPreview({ copy, language }: PreviewProps) {
	const m = useMessages(mainsMessages)
	const { common, texts, answered, isFallback } = previewed(mainsKind, copy, language)
	const topic = mainTopicOf(common.topics, common.subject)
	const question = {
		...answered,
		isPyq: isPreviousYears(common),
		_id: 'preview',
		topicId: topic ?? '',
		topic: topic === null ? '' : topicNames[topic][language],
		subject: subjectNames[common.subject][language],
		questions: texts.parts.map((part) => part.question),
		answers: texts.parts.map((part) => part.answer),
		marksSplits: texts.parts.map((part) => part.marksSplit),
		marks: common.partMarks.reduce((sum, marks) => sum + marks, 0),
		translations: null,
		isFallback,
	}
	const answer = (
		<AnswerToggle about={m.ofQuestion(1)}>
			<Answers question={question} />
		</AnswerToggle>
	)
	return (
		<PageBody>
			<Sheet as="ol">
				<MainsCard question={question} number={1} actions={answer} />
			</Sheet>
		</PageBody>
	)
}
