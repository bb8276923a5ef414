import type { MiqData } from '@aravalli/shared/miq/contract'
import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { ItemFailure, ItemMissing, ItemPage } from '#web/content/item-page.tsx'
import type { ItemProps } from '#web/content/listed-kind.ts'
import { QuestionComments } from '../comments/public.tsx'
import { practiceReturn, QuestionBar, StepsBelow } from '../practice-notes/public.tsx'
import { OnThisTopic } from '../topics/public.tsx'
import { miqKind as kind } from './miq-kind.ts'
import { QuestionDetails } from './question-details.tsx'
import { QuestionAbout } from './question-parts.ts'
import { usePracticeCount } from './use-practice-count.ts'

const route = getRouteApi('/mains-miq/$questionId')

type Props = ItemProps<MiqData>

const stepsOf = ({ item, list }: Props) => ({ kind, list, questionType: 'miq' as const, questionId: item._id })

function PractisedQuestion(props: Props) {
	const { api, item: question, link, countedIn } = props
	const { _id: questionId } = question
	const count = usePracticeCount(api, questionId)
	return (
		<article>
			<QuestionDetails
				question={question}
				practice={{
					questionType: 'miq',
					questionId,
					suggestedMinutes: question.duration,
					returnTo: practiceReturn(link),
					onStart: () => void count(),
				}}
			/>
			<StepsBelow {...stepsOf(props)} />
			<QuestionAbout {...props} />
			<OnThisTopic kind="miq" id={questionId} isInDialog />
			<QuestionComments
				kind="miq"
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
