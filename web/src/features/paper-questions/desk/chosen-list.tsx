import type { PaperQuestion } from '@aravalli/shared/paper-questions/contract'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import { editLink } from '#web/content/desk/desk-links.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { trashIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as paperMessages } from './messages.en.ts'
import css from './paper-questions.module.css'

interface ChosenListProps {
	ids: readonly string[]
	known: ReadonlyMap<string, PaperQuestion>
	isMissing: (id: string) => boolean
	onMove: (from: number, to: number) => void
	onRemove: (place: number) => void
}

/** Lists the questions of a paper in their order. */
export function ChosenList({ ids, known, isMissing, onMove, onRemove }: ChosenListProps) {
	const m = useMessages(paperMessages)
	return (
		<ol className={css.list}>
			{ids.map((id, place) => {
				const number = String(place + 1)
				return (
					<li key={id} className={css.row}>
						<span className={css.number}>{number}</span>
						<ChosenQuestion id={id} question={known.get(id)} isMissing={isMissing(id)} />
						<div className={css.tools}>
							<MoveButton sign="↑" label={m.up(number)} isOff={place === 0} onMove={() => onMove(place, place - 1)} />
							<MoveButton
								sign="↓"
								label={m.down(number)}
								isOff={place === ids.length - 1}
								onMove={() => onMove(place, place + 1)}
							/>
							<IconButton icon={trashIcon} label={m.remove(number)} onClick={() => onRemove(place)} />
						</div>
					</li>
				)
			})}
		</ol>
	)
}

interface MoveButtonProps {
	sign: string
	label: string
	isOff: boolean
	onMove: () => void
}

const MoveButton = ({ sign, label, isOff, onMove }: MoveButtonProps) => (
	<button type="button" className={css.move} aria-label={label} title={label} disabled={isOff} onClick={onMove}>
		{sign}
	</button>
)

interface ChosenQuestionProps {
	id: string
	question: PaperQuestion | undefined
	isMissing: boolean
}

function ChosenQuestion({ id, question, isMissing }: ChosenQuestionProps) {
	const m = useMessages(paperMessages)
	const language = useLanguage()
	if (!question) {
		return (
			<div className={css.text}>
				<span>{id}</span>
				{isMissing && <span className={css.warning}>{m.notPublished}</span>}
			</div>
		)
	}
	const { text, subjectId, difficulty, key, isDropped, usedIn } = question
	return (
		<div className={css.text}>
			<PageLink link={editLink(prelimsKind.name, id)}>{text}</PageLink>
			<span className={css.facts}>
				{[prelimsSubjectNames[subjectId][language], m.difficulties[difficulty], m.key(key)].join(' · ')}
			</span>
			{isDropped && <span className={css.warning}>{m.dropped}</span>}
			{usedIn !== null && <span className={css.warning}>{m.usedIn(usedIn)}</span>}
		</div>
	)
}
