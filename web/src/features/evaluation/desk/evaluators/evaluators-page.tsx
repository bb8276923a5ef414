import type { Evaluator } from '@aravalli/shared/evaluation/evaluators-contract'
import { useQuery } from '@tanstack/react-query'
import { DeskBody } from '#web/content/desk/desk-body.tsx'
import { evaluationLink } from '#web/content/desk/desk-links.ts'
import { DeskTop } from '#web/content/desk/desk-top.tsx'
import { evaluatorsPlace } from '#web/content/desk/rail/kinds-rail.tsx'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { DenseCell, DenseTable } from '#web/ui/editing/dense-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import css from './evaluators-page.module.css'
import { messages as evaluatorsMessages } from './messages.en.ts'
import { QuotaForm } from './quota-form.tsx'

/** Shows ADMIN who evaluates, how much, and has the number a day set. */
export function EvaluatorsPage({ api }: { api: ApiClient }) {
	const m = useMessages(evaluatorsMessages)
	const { evaluators, error, isFetching, refetch } = useEvaluators(api)
	return (
		<DeskBody
			api={api}
			place={evaluatorsPlace}
			top={
				<DeskTop
					trail={[{ label: m.title }]}
					title={m.title}
					actions={
						<PageLink link={evaluationLink} className={buttonClass({ isCompact: true })}>
							{m.toDesk}
						</PageLink>
					}
				>
					<p className={css.hint}>{m.hint}</p>
				</DeskTop>
			}
		>
			{evaluators ? (
				<Sheet>
					{evaluators.length === 0 ? (
						<EmptyState title={m.nobody} text={m.nobodyText} />
					) : (
						<EvaluatorTable api={api} evaluators={evaluators} onSaved={() => void refetch()} />
					)}
				</Sheet>
			) : error ? (
				<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
			) : (
				<LoadingSheet />
			)}
		</DeskBody>
	)
}

/** The server's markup has nobody, so the first render over it has nobody either. */
function useEvaluators(api: ApiClient) {
	const isHydrated = useIsHydrated()
	const { data, ...found } = useQuery({ ...apiQuery(api, 'GET /api/admin/evaluators'), staleTime: 0 })
	return { ...found, evaluators: useLatest(isHydrated ? data?.data : undefined) }
}

interface EvaluatorTableProps {
	api: ApiClient
	evaluators: readonly Evaluator[]
	onSaved: () => void
}

function EvaluatorTable({ api, evaluators, onSaved }: EvaluatorTableProps) {
	const { columns } = useMessages(evaluatorsMessages)
	return (
		<DenseTable columns={Object.values(columns)}>
			{evaluators.map((evaluator) => (
				<tr key={evaluator.userId}>
					<DenseCell label={columns.who} isMain>
						<span className={css.name}>{evaluator.name}</span>
						<span className={css.email}>{evaluator.email}</span>
					</DenseCell>
					<DenseCell label={columns.today} isNumber>
						{evaluator.returnedToday}
					</DenseCell>
					<DenseCell label={columns.inHand} isNumber>
						{evaluator.inHand}
					</DenseCell>
					<DenseCell label={columns.returned} isNumber>
						{evaluator.returned}
					</DenseCell>
					<DenseCell label={columns.late} isNumber>
						{evaluator.late}
					</DenseCell>
					<DenseCell label={columns.daily} isNumber>
						<QuotaForm api={api} evaluator={evaluator} onSaved={onSaved} />
					</DenseCell>
				</tr>
			))}
		</DenseTable>
	)
}
