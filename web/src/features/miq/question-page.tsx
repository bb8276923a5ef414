import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { ItemFailure, ItemMissing, ItemPage } from '#web/content/item-page.tsx'
import { miqKind as kind } from './miq-kind.ts'
import { QuestionActions } from './question-actions.tsx'
import { QuestionDetails } from './question-details.tsx'

const route = getRouteApi('/mains-miq/$questionId')

export const QuestionPage = () => (
	<ItemPage kind={kind} route={route} Details={QuestionDetails} Actions={QuestionActions} />
)

export const QuestionPageFailure = ({ error }: ErrorComponentProps) => (
	<ItemFailure kind={kind} route={route} error={error} />
)

export const QuestionPageMissing = () => <ItemMissing kind={kind} route={route} />
