import type { MiqData } from '@aravalli/shared/miq/contract'
import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { ItemFailure, ItemMissing, ItemPage } from '#web/content/item-page.tsx'
import type { ItemProps } from '#web/content/listed-kind.ts'
import { QuestionComments } from '../comments/public.tsx'
import { miqKind as kind } from './miq-kind.ts'
import { QuestionActions } from './question-actions.tsx'
import { QuestionDetails } from './question-details.tsx'
import { QuestionPractice } from './question-practice.tsx'

const route = getRouteApi('/mains-miq/$questionId')

function PractisedQuestion({ api, item: question, link, countedIn }: ItemProps<MiqData>) {
	return (
		<QuestionDetails question={question} practice={<QuestionPractice api={api} question={question} link={link} />}>
			<QuestionComments
				kind="miq"
				questionId={question._id}
				commentCount={question.commentCount}
				countedIn={countedIn}
				link={link}
			/>
		</QuestionDetails>
	)
}

export const QuestionPage = () => (
	<ItemPage kind={kind} route={route} Details={PractisedQuestion} Actions={QuestionActions} />
)

export const QuestionPageFailure = ({ error }: ErrorComponentProps) => (
	<ItemFailure kind={kind} route={route} error={error} />
)

export const QuestionPageMissing = () => <ItemMissing kind={kind} route={route} />
