import type { Judgement } from '@aravalli/shared/judgement'
import type { KeptWithQuestion } from '@aravalli/shared/practice-notes/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { changeKept } from '../kept.ts'
import { useKeptOf } from '../kept-provider.tsx'
import { keptKey } from '../use-kept.ts'
import { chosen } from './held-judgement.ts'
import { keepJudgement } from './own-judgements.ts'

/** Holds what the viewer thinks of the own answer to a question of the `KeptProvider` around. */
export function useJudgement(questionId: string): { judgement: Judgement | null; judge: (choice: Judgement) => void } {
	const api = useApi()
	const viewerId = useViewer()?.id ?? null
	const queryClient = useQueryClient()
	const { questionType, kept } = useKeptOf(questionId)
	return {
		judgement: kept.judgement,
		judge(choice) {
			const judgement = chosen(kept.judgement, choice)
			const judgedAt = new Date().toISOString()
			const put = (one: KeptWithQuestion) => ({ ...one, judgement, judgedAt })
			queryClient.setQueriesData<KeptWithQuestion[]>(
				{ queryKey: keptKey(viewerId, questionType) },
				(all) => all && changeKept(all, questionId, put),
			)
			void keepJudgement(api, viewerId, { questionType, questionId, part: 0, judgement, judgedAt })
		},
	}
}
