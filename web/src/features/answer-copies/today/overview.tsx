import { keepTrying } from '#web/lib/keep-trying.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { QuestionList } from '../../questions/public.tsx'
import { messages as copyMessages } from '../messages.en.ts'
import type { UnsentEntry } from '../pages/arrangement.ts'
import { subjectOf } from '../pages/subject.ts'
import type { Today } from '../queries.ts'
import type { UploadSearch } from '../upload-search.ts'
import { type AskedQuestion, askedQuestions, mayBegin } from './asked-question.ts'
import { DayStrip } from './day-strip.tsx'
import { NoPlan } from './no-plan.tsx'
import { QuestionItem } from './question-item.tsx'
import css from './questions.module.css'

interface OverviewProps {
	today: Today
	search: UploadSearch
	loadedAt: number
	owner: string
	unsent: readonly UnsentEntry[]
}

/** Shows all that may be answered today, and what the plan still allows. */
export function Overview({ today, search, loadedAt, owner, unsent }: OverviewProps) {
	const m = useMessages(copyMessages)
	const asked = askedQuestions(today)
	const [ofToday, earlier] = [
		asked.filter(({ isOfToday }) => isOfToday),
		asked.filter(({ isOfToday, paper }) => !isOfToday && !paper),
	]
	const papers = asked.filter(({ paper }) => paper)
	const next = asked.find((one) => isUnsent(one) && mayBegin(today, one))
	const pagesOf = (one: AskedQuestion) => {
		const arrived = today.questions.find(({ copyId }) => copyId !== null && copyId === one.copyId)?.pageCount ?? 0
		return arrived + unsent.filter(({ subject }) => subject === subjectOf(one)).length
	}
	const itemOf = (one: AskedQuestion) => (
		<QuestionItem
			key={subjectOf(one)}
			asked={one}
			search={search}
			isClosed={today.isClosed}
			mayBegin={mayBegin(today, one)}
			isNext={one === next}
			pages={pagesOf(one)}
		/>
	)
	return (
		<>
			<DayStrip today={today} loadedAt={loadedAt} />
			<Strayed {...{ owner, unsent }} known={asked.map(subjectOf)} />
			{!today.plan && <NoPlan hadPlan={today.hadPlan} />}
			{ofToday.length > 0 ? <QuestionList>{ofToday.map(itemOf)}</QuestionList> : <NothingScheduled />}
			{ofToday.some(isUnsent) && today.plan && <p className={css.help}>{m.bookletHelp}</p>}
			{earlier.length > 0 && (
				<section className={css.section} aria-labelledby="catch-up">
					<h2 id="catch-up">{m.catchUp.title}</h2>
					<p className={css.help}>{m.catchUp.text(today.credits)}</p>
					<QuestionList>{earlier.map(itemOf)}</QuestionList>
				</section>
			)}
			{papers.length > 0 && (
				<section className={css.section} aria-labelledby="papers">
					<h2 id="papers">{m.papers.title}</h2>
					<p className={css.help}>{m.papers.help}</p>
					<QuestionList>{papers.map(itemOf)}</QuestionList>
				</section>
			)}
		</>
	)
}

const isUnsent = ({ state }: AskedQuestion) => state === null || state === 'draft'

function NothingScheduled() {
	const { none: m } = useMessages(copyMessages)
	return (
		<Sheet>
			<EmptyState
				as="h2"
				title={m.title}
				text={m.text}
				action={
					<MenuLink href="/answer-writing-practice" className={buttonClass({})}>
						{m.practise}
					</MenuLink>
				}
			/>
		</Sheet>
	)
}

interface StrayedProps extends Pick<OverviewProps, 'owner' | 'unsent'> {
	/** Are the subjects of all that may be answered. */
	known: readonly string[]
}

/** Pages that were not sent in time are nowhere else to be seen. */
function Strayed({ owner, unsent, known }: StrayedProps) {
	const m = useMessages(copyMessages)
	const strayed = unsent.filter(({ subject }) => !known.includes(subject))
	if (strayed.length === 0) return null
	const remove = async () => {
		const { dropPage } = await keepTrying(() => import('../sending/following.ts'))
		for (const { uploadKey } of strayed) dropPage(uploadKey, owner)
	}
	return (
		<Note kind="warning">
			<p>{m.strayed(strayed.length)}</p>
			<Button isCompact onClick={() => void remove()}>
				{m.removeStrayed}
			</Button>
		</Note>
	)
}
