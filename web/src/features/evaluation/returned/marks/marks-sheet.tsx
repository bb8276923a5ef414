import { paperNames } from '@aravalli/shared/answer-writing/paper-names'
import type { ReturnedEvaluation } from '@aravalli/shared/evaluation/returned-contract'
import { partsOf } from '@aravalli/shared/evaluation/rubric'
import { partName } from '@aravalli/shared/evaluation/rubric-names'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as returnedMessages } from '../messages.en.ts'
import type { Evaluation } from '../queries.ts'
import css from './marks.module.css'

interface MarksSheetProps {
	shown: ReturnedEvaluation
	evaluation: Evaluation
	paper: PaperCategory
}

/** Shows the total, how it compares, and what each part got; below a half in the colour that asks for attention. */
export function MarksSheet({ shown, evaluation, paper }: MarksSheetProps) {
	const m = useMessages(returnedMessages)
	const language = useLanguage()
	const { maxMarks, maxRubric, comparedWith } = evaluation
	const total = String(shown.total)
	return (
		<Sheet as="section" isPadded className={css.sheet}>
			<h2 className="visuallyHidden">{m.marks}</h2>
			<div className={css.top}>
				<p className={css.total}>
					<span aria-hidden="true">
						{total}
						<small>/{maxMarks}</small>
					</span>
					<span className="visuallyHidden">{m.total(total, maxMarks)}</span>
				</p>
				{shown.isCurrent ? (
					<p className={css.compared}>{compared(m.compared, comparedWith, paperNames[paper][language])}</p>
				) : (
					<p className={css.compared}>{m.stoodBefore}</p>
				)}
			</div>
			<dl className={css.rubric}>
				{partsOf(maxRubric).map((part) => (
					<Row key={part} part={part} given={shown.rubric[part] ?? 0} most={maxRubric[part] ?? 0} />
				))}
			</dl>
		</Sheet>
	)
}

type Words = {
	more: (marks: number, paper: string) => string
	less: (marks: number, paper: string) => string
	same: (paper: string) => string
	first: (paper: string) => string
}

function compared(words: Words, comparedWith: Evaluation['comparedWith'], paper: string): string {
	if (!comparedWith) return words.first(paper)
	const { difference } = comparedWith
	if (difference === 0) return words.same(paper)
	return difference > 0 ? words.more(difference, paper) : words.less(-difference, paper)
}

function Row({ part, given, most }: { part: string; given: number; most: number }) {
	const language = useLanguage()
	const share = given / most
	return (
		<div className={css.row}>
			<dt>{partName(part, language)}</dt>
			<dd className={css.given}>
				<b>{given}</b> / {most}
			</dd>
			<dd className={css.bar} aria-hidden="true">
				<svg className={css.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
					<rect className={classNames(css.fill, share < 0.5 && css.low)} width={share * 100} height="1" />
				</svg>
			</dd>
		</div>
	)
}
