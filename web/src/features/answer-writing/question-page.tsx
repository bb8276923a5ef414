import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { ItemFailure, ItemMissing, ItemPage } from '#web/content/item-page.tsx'
import type { ItemProps } from '#web/content/listed-kind.ts'
import { QuestionComments } from '../comments/public.tsx'
import { practiceReturn, QuestionBar, StepsBelow } from '../practice-notes/public.tsx'
import { OnThisTopic } from '../topics/public.tsx'
import { answerWritingKind as kind } from './answer-writing-kind.ts'
import { QuestionDetails } from './question-details.tsx'
import { QuestionAbout } from './question-parts.ts'

const route = getRouteApi('/answer-writing-practice/$questionId')

type Props = ItemProps<QuestionData>

const stepsOf = ({ item, list }: Props) => ({
	kind,
	list,
	questionType: 'answer-writing' as const,
	questionId: item.questionId,
})

function PractisedQuestion(props: Props) {
	const { item: question, link, countedIn } = props
	const { questionId } = question
	return (
		<article>
			<QuestionDetails
				question={question}
				practice={{
					questionType: 'answer-writing',
					questionId,
					suggestedMinutes: question.timeLimit,
					wordLimit: question.wordLimit,
					returnTo: practiceReturn(link),
				}}
			/>
			<StepsBelow {...stepsOf(props)} />
			<QuestionAbout {...props} />
			<OnThisTopic kind="answer-writing" id={questionId} isInDialog />
			<QuestionComments
				kind="answer-writing"
				questionId={questionId}
				commentCount={question.commentCount}
				countedIn={countedIn}
				link={link}
			/>
		</article>
	)
}

const Bar = (props: Props) => <QuestionBar {...stepsOf(props)} />

export const QuestionPage = () => <ItemPage kind={kind} route={route} Details={PractisedQuestion} Actions={Bar} />

export const QuestionPageFailure = ({ error }: ErrorComponentProps) => (
	<ItemFailure kind={kind} route={route} error={error} />
)

export const QuestionPageMissing = () => <ItemMissing kind={kind} route={route} />
