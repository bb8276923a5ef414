import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Judging } from '../../quizzes/public.tsx'
import { DontKnowButton } from '../dont-know-button.tsx'
import { useJudgement } from '../judging/use-judgement.ts'
import { KeptProvider, useKeptOf } from '../kept-provider.tsx'
import { messages as judgeMessages } from './judge-messages.en.ts'
import css from './judge-place.module.css'

interface JudgePlaceProps {
	questionType: PracticeType
	questionId: string
	/** Says where a sign-in leads back to, as `/login?redirect=` has it. */
	returnTo: string
}

/** Asks, below the model answer, what the learner thinks of the own one. */
export function JudgePlace({ questionType, questionId, returnTo }: JudgePlaceProps) {
	return (
		<KeptProvider questionType={questionType} ids={[questionId]}>
			<Judge questionId={questionId} returnTo={returnTo} />
		</KeptProvider>
	)
}

function Judge({ questionId, returnTo }: Omit<JudgePlaceProps, 'questionType'>) {
	const { kept } = useKeptOf(questionId)
	const { judgement, judge } = useJudgement(questionId)
	return (
		<div className={css.judge}>
			<div className={css.choices}>
				<Judging about="" judgement={judgement} onJudge={judge} />
				<DontKnowButton questionId={questionId} onShowAnswer={() => undefined} />
			</div>
			<Consequence
				isToRevise={judgement ? judgement !== 'right' : kept.isToRevise}
				isJudged={judgement !== null}
				returnTo={returnTo}
			/>
		</div>
	)
}

interface ConsequenceProps {
	isToRevise: boolean
	isJudged: boolean
	returnTo: string
}

/** Says where the judgement is found again. */
function Consequence({ isToRevise, isJudged, returnTo }: ConsequenceProps) {
	const m = useMessages(judgeMessages)
	const viewer = useViewer()
	const isSaid = isToRevise || isJudged
	return (
		<p role="status" className={css.consequence}>
			{isSaid && (
				<>
					{isToRevise ? m.toRevise : m.known}{' '}
					{isToRevise && <PageLink link={linkOptions({ to: '/my-progress' })}>{m.progress}</PageLink>}
					{!viewer && (
						<>
							{' '}
							{m.onDevice}{' '}
							<PageLink link={linkOptions({ to: '/login', search: { redirect: returnTo } })}>{m.login}</PageLink>
						</>
					)}
				</>
			)}
		</p>
	)
}
