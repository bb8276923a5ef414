import type { QuestionData } from '@aravalli/shared/answer-writing/contract'
import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { ItemFailure, ItemMissing, ItemPage } from '#web/content/item-page.tsx'
import type { ItemProps } from '#web/content/listed-kind.ts'
import { QuestionComments } from '../comments/public.tsx'
import { answerWritingKind as kind } from './answer-writing-kind.ts'
import { QuestionActions } from './question-actions.tsx'
import { QuestionDetails } from './question-details.tsx'

const route = getRouteApi('/answer-writing-practice/$questionId')

function CommentedQuestion({ item: question, link, countedIn }: ItemProps<QuestionData>) {
	return (
		<QuestionDetails question={question}>
			<QuestionComments
				kind="answer-writing"
				questionId={question.questionId}
				commentCount={question.commentCount}
				countedIn={countedIn}
				link={link}
			/>
		</QuestionDetails>
	)
}

export const QuestionPage = () => (
	<ItemPage kind={kind} route={route} Details={CommentedQuestion} Actions={QuestionActions} />
)

export const QuestionPageFailure = ({ error }: ErrorComponentProps) => (
	<ItemFailure kind={kind} route={route} error={error} />
)

export const QuestionPageMissing = () => <ItemMissing kind={kind} route={route} />
