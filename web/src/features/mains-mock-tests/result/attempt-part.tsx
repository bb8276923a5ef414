import type { Sitting } from '@aravalli/shared/mains-mock-tests/contract'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { resultPage } from '../links.ts'
import { messages as mockMessages } from '../messages.en.ts'
import { evaluationQuery } from '../queries.ts'
import { Pages } from '../room/over-part.tsx'
import { PartsTable } from './parts-table.tsx'
import css from './result.module.css'
import { SelfMarks } from './self-marks.tsx'

/** Shows the marks of the evaluator where there are any, one's own, and each question with its model answer. */
export function AttemptPart({ sitting }: { sitting: Sitting }) {
	const page = resultPage(sitting.paperId)
	const language = useLanguage()
	const api = useSignedInApi(page)
	const copy = sitting.copy?.state === 'returned' ? sitting.copy : null
	const { data } = useQuery({ ...evaluationQuery(api, language, copy?.copyId ?? ''), enabled: copy !== null })
	const given = data?.data.evaluations.find(({ isCurrent }) => isCurrent)?.rubric ?? null
	return (
		<div className={css.parts}>
			<Sheet as="section" isPadded hasMargin className={css.part}>
				<Totals sitting={sitting} />
				{copy === null && <Pages sitting={sitting} time={Date.parse(sitting.now)} page={page} />}
			</Sheet>
			{given && <PartsTable sitting={sitting} marks={given} />}
			<SelfMarks sitting={sitting} given={given} page={page} />
		</div>
	)
}

function Totals({ sitting: { copy, selfTotal, totalMarks, doneNumbers, questions } }: { sitting: Sitting }) {
	const { result: m, room } = useMessages(mockMessages)
	const total = copy?.total ?? null
	return (
		<>
			{total !== null && (
				<>
					<h2>{m.byEvaluator}</h2>
					<p className={css.total}>{m.total(total, totalMarks)}</p>
				</>
			)}
			{selfTotal !== null && (
				<>
					<h2>{m.bySelf}</h2>
					<p className={css.total}>{m.total(selfTotal, totalMarks)}</p>
				</>
			)}
			<p>{room.written(doneNumbers.length, questions.length)}</p>
			{copy?.isLate && (
				<p>
					<Badge tone="warn">{m.late}</Badge>
				</p>
			)}
			{copy && total === null && copy.state !== 'draft' && <p>{m.waiting}</p>}
			{copy && total !== null && (
				<p>
					<MenuLink href={`/upload-answersheet/history/${copy.copyId}`} className={buttonClass({ variant: 'primary' })}>
						{m.copy}
					</MenuLink>
				</p>
			)}
		</>
	)
}
