import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { commentNumbers } from '@aravalli/shared/evaluation/annotation'
import type { ReturnedEvaluation } from '@aravalli/shared/evaluation/returned-contract'
import { totalShapes } from '@aravalli/shared/evaluation/total-shapes'
import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { CommentsSheet } from './marks/comments-sheet.tsx'
import { EvaluationChoice } from './marks/evaluation-choice.tsx'
import { MarksSheet } from './marks/marks-sheet.tsx'
import { ModelAnswerPart } from './marks/model-answer-part.tsx'
import { ReEvaluationCard } from './marks/re-evaluation-card.tsx'
import { Timeline } from './marks/timeline.tsx'
import type { Evaluation } from './queries.ts'
import { readablePages } from './readable-pages.ts'
import css from './returned.module.css'
import { Scan, type ScanPage } from './scan/scan.tsx'
import { useChosenComment } from './use-chosen-comment.ts'
import { useSeen } from './use-seen.ts'

interface ReturnedCopyProps {
	copy: Copy
	evaluation: Evaluation
	/** Counts from 1. */
	page: number
	now: Date
}

/** Shows what came back: the marked pages beside marks, comments and all that belongs to them. */
export function ReturnedCopy({ copy, evaluation, page, now }: ReturnedCopyProps) {
	const { copyId, label, question } = copy
	const language = useLanguage()
	const current = evaluation.evaluations.find(({ isCurrent }) => isCurrent)
	const [chosenKind, setChosenKind] = useState<ReturnedEvaluation['kind'] | null>(null)
	const shown = evaluation.evaluations.find(({ kind }) => kind === chosenKind) ?? current
	const pages = readablePages(copy)
	const { chosenId, toComment, toPin } = useChosenComment(copyId, page)
	useSeen(copyId, evaluation)
	if (!shown) return null
	const { numbers, comments } = numbered(shown, pages)
	const again = evaluation.evaluations.find(({ kind }) => kind === 're-evaluation')
	const lang = question.isFallback ? 'en' : undefined
	return (
		<div className={css.columns}>
			<div className={css.answer}>
				<p className={css.question} lang={lang}>
					{question.questionText}
				</p>
				<Scan
					{...{ copyId, pages, page, numbers, chosenId }}
					annotations={shown.annotations}
					total={(of) => totalShapes(shown.total * 2, evaluation.maxMarks, of)}
					onChoose={toComment}
				/>
			</div>
			<div className={css.beside}>
				{evaluation.evaluations.length > 1 && (
					<EvaluationChoice evaluations={evaluation.evaluations} shown={shown} onChoose={setChosenKind} />
				)}
				<MarksSheet {...{ shown, evaluation }} paper={question.paperCategory} />
				<CommentsSheet {...{ comments, chosenId }} remark={shown.remark} onChoose={toPin} />
				<ModelAnswerPart {...{ copyId, label, lang, language }} answer={evaluation.modelAnswer} />
				<Timeline {...{ copy, now }} reEvaluatedAt={again?.publishedAt ?? null} />
				<ReEvaluationCard copyId={copyId} state={evaluation.reEvaluation} />
			</div>
		</div>
	)
}

/** Numbers the comments as on the pages. */
function numbered({ annotations }: ReturnedEvaluation, pages: readonly ScanPage[]) {
	const pageIds = pages.map(({ pageId }) => pageId)
	const numbers = commentNumbers(annotations, pageIds)
	const comments = annotations
		.flatMap((comment) => {
			const number = numbers.get(comment.id)
			return number === undefined ? [] : [{ comment, number, page: pageIds.indexOf(comment.pageId) + 1 }]
		})
		.toSorted((one, other) => one.number - other.number)
	return { numbers, comments }
}
